import { assetUrl } from '@/lib/site/base-url';

/** Adds a stylesheet to the page, once. Returns its link. */
export function loadStylesheet(path: string): HTMLLinkElement {
  const href = assetUrl(path);
  const known = document.querySelector<HTMLLinkElement>(
    `link[rel="stylesheet"][href="${CSS.escape(href)}"]`,
  );
  if (known) return known;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
  return link;
}
