/** The rules of the document's fonts, also of stylesheets that do not apply. */
export const listFontRules = (
  sheets: Iterable<CSSStyleSheet> = document.styleSheets,
): CSSFontFaceRule[] =>
  [...sheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule);

/** Returns a rule's sources with URLs that do not depend on its stylesheet. */
function resolveSources({ style, parentStyleSheet }: CSSFontFaceRule): string {
  const base = parentStyleSheet?.href ?? location.href;
  return style
    .getPropertyValue('src')
    .replace(/url\("([^"]*)"\)/g, (_match, url: string) => `url("${new URL(url, base).href}")`);
}

/**
 * Has the browser keep the file of a font for later pages. It does not decode it: a `FontFace` would also cost a layout of
 * the page.
 */
export async function fetchFont(rule: CSSFontFaceRule): Promise<void> {
  const [, url = ''] = /url\("([^"]*)"\)/.exec(resolveSources(rule)) ?? [];
  const response = await fetch(url, { priority: 'low' });
  if (!response.ok) throw new Error(url);
  await response.arrayBuffer();
}

/** Loads the font of a rule. The document does not use it until it is added to `document.fonts`. */
export function loadFont(rule: CSSFontFaceRule): Promise<FontFace> {
  const family = rule.style.getPropertyValue('font-family');
  const weight = rule.style.getPropertyValue('font-weight');
  return new FontFace(family, resolveSources(rule), { weight }).load();
}
