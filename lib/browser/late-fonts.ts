import { isConnectionGood } from './connection';
import { listFontRules, loadFont } from './font-faces';

/**
 * A document does not use fonts that have arrived after its first frame: it does not apply their rules, or they are
 * `optional`.
 */

const lateFaces: FontFace[] = [];

const isApplied = ({ parentStyleSheet }: CSSFontFaceRule) =>
  parentStyleSheet?.media.mediaText !== 'not all';

/** Prepares the fonts that have arrived. Browsers keep their decision about a font, so these are other ones. */
export async function prepareLateFonts(): Promise<void> {
  const fonts = await document.fonts.ready;
  const hasArrived = ({ style }: CSSFontFaceRule) =>
    [...fonts].some(
      ({ status, family, weight }) =>
        status === 'loaded' &&
        family === style.getPropertyValue('font-family') &&
        weight === style.getPropertyValue('font-weight'),
    );
  for (const rule of listFontRules()) {
    if (isApplied(rule) ? hasArrived(rule) : isConnectionGood())
      lateFaces.push(await loadFont(rule));
  }
}

/** Shows the text in the fonts that have arrived. Called on navigation: the text of another page is new anyway. */
export function applyLateFonts(): void {
  for (const face of lateFaces.splice(0)) document.fonts.add(face);
}
