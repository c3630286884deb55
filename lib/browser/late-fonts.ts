/** With `font-display: optional`, a document does not use fonts that have arrived after its first frame. */

const lateFaces: FontFace[] = [];

const listFontRules = (): CSSFontFaceRule[] =>
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

/** Prepares the fonts that have arrived. Browsers keep their decision about a font, so these are other ones. */
export async function prepareLateFonts(): Promise<void> {
  const fonts = await document.fonts.ready;
  const loaded = [...fonts].filter(({ status }) => status === 'loaded');
  for (const rule of listFontRules()) {
    const family = rule.style.getPropertyValue('font-family');
    const weight = rule.style.getPropertyValue('font-weight');
    if (!loaded.some((face) => face.family === family && face.weight === weight)) continue;
    const face = new FontFace(family, resolveSources(rule), { weight });
    lateFaces.push(await face.load());
  }
}

/** Shows the text in the fonts that have arrived. For when the reader goes to another page, whose text is new anyway. */
export function applyLateFonts(): void {
  for (const face of lateFaces.splice(0)) document.fonts.add(face);
}
