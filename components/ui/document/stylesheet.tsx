import { assetUrl } from '@/lib/site/base-url';

/**
 * Links a stylesheet that only some pages need (`*.lazy.css`, components/docs/mdx/content-styles). React puts the link into
 * the head, once.
 * @param props.path from `.generated/styles/stylesheets.ts` or lib/content/find-stylesheet.ts
 */
export const Stylesheet = ({ path }: { path: string }) => (
  <link rel="stylesheet" href={assetUrl(path)} precedence="default" />
);
