import { allowsPrefetch } from './connection';
import { rememberFonts } from './text-font';

/** The rules of the document's fonts, also of stylesheets that do not apply. */
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

/** Loads the font of a rule. The document does not use it until it is added to `document.fonts`. */
function loadFont(rule: CSSFontFaceRule): Promise<FontFace> {
  const family = rule.style.getPropertyValue('font-family');
  const weight = rule.style.getPropertyValue('font-weight');
  return new FontFace(family, resolveSources(rule), { weight }).load();
}

/**
 * A document does not use fonts that have arrived after its first frame: it does not apply their rules, or they are
 * `optional`.
 */

const deferredFaces: FontFace[] = [];

const isApplied = ({ parentStyleSheet }: CSSFontFaceRule) =>
  parentStyleSheet?.media.mediaText !== 'not all';

/**
 * Prepares fonts for the next page: those that have arrived, and on a good connection those that this page does without.
 * Browsers keep their decision about a font, so these are other ones.
 */
export async function prepareDeferredFonts(): Promise<void> {
  const fonts = await document.fonts.ready;
  const hasArrived = ({ style }: CSSFontFaceRule) =>
    [...fonts].some(
      ({ status, family, weight }) =>
        status === 'loaded' &&
        family === style.getPropertyValue('font-family') &&
        weight === style.getPropertyValue('font-weight'),
    );
  for (const rule of listFontRules()) {
    if (isApplied(rule) ? hasArrived(rule) : allowsPrefetch())
      deferredFaces.push(await loadFont(rule));
  }
  if (allowsPrefetch()) rememberFonts();
}

/** Shows the text in the fonts that have arrived. Called on navigation: the text of another page is new anyway. */
export function applyDeferredFonts(): void {
  for (const face of deferredFaces.splice(0)) document.fonts.add(face);
}
