/** The rules of the document's fonts, also of stylesheets that do not apply. */
export const listFontRules = (): CSSFontFaceRule[] =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule);

/** Returns a rule's sources with URLs that do not depend on its stylesheet. */
function resolveSources({ style, parentStyleSheet }: CSSFontFaceRule): string {
  const base = parentStyleSheet?.href ?? location.href;
  return style
    .getPropertyValue('src')
    .replace(/url\("([^"]*)"\)/g, (_match, url: string) => `url("${new URL(url, base).href}")`);
}

/** Loads the font of a rule. The document does not use it until it is added to `document.fonts`. */
export function loadFont(rule: CSSFontFaceRule): Promise<FontFace> {
  const family = rule.style.getPropertyValue('font-family');
  const weight = rule.style.getPropertyValue('font-weight');
  return new FontFace(family, resolveSources(rule), { weight }).load();
}
