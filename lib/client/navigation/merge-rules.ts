import { formatRanges, parseRanges } from '../../site/number-ranges';

type NumberedRule = readonly [number: number, css: string];

/**
 * Merges the rules of a page into those of a document, each at its place in the order.
 * @param own the document's rules, ascending by their numbers
 * @param added the page's rules
 * @returns all rules, or undefined if the document has them already
 */
export function mergeRules(
  own: readonly NumberedRule[],
  added: readonly NumberedRule[],
): NumberedRule[] | undefined {
  const known = new Set(own.map(([number]) => number));
  const missing = added.filter(([number]) => !known.has(number));
  if (missing.length === 0) return undefined;
  return [...own, ...missing].toSorted(([a], [b]) => a - b);
}

/**
 * Reads the rules of a style element: one in each line. Their CSS objects would not do, because browsers leave out the rules
 * that they do not know.
 */
function readStyleRules(style: HTMLElement): NumberedRule[] {
  const lines = (style.textContent ?? '').split('\n');
  return parseRanges(style.dataset.rules ?? '').map((number, index) => [
    number,
    lines[index] ?? '',
  ]);
}

const findStyle = () => document.querySelector<HTMLElement>('style[data-rules]');

/** Whether the document has the rules of some numbers, given as ranges. */
export function hasRules(ranges: string): boolean {
  const own = new Set(parseRanges(findStyle()?.dataset.rules ?? ''));
  return parseRanges(ranges).every((number) => own.has(number));
}

/**
 * Adds the rules that a page needs to the document. None is ever removed: the next page may need it again.
 * @param added the page's rules by their numbers
 */
export function addRules(added: readonly NumberedRule[]): void {
  const style = findStyle();
  if (!style) return;
  const merged = mergeRules(readStyleRules(style), added);
  if (!merged) return;
  style.dataset.rules = formatRanges(merged.map(([number]) => number));
  style.textContent = merged.map(([, css]) => css).join('\n');
}
