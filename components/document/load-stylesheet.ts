import { assetUrl } from '@/lib/site/base-url';

/**
 * Loads a style sheet that few pages need, once.
 * @param path of a file in public/: `/frame/run.css`
 */
export function loadStylesheet(path: string): void {
  const href = assetUrl(path);
  if (document.querySelector(`link[href="${href}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
}
