export type PageState = { mode: 'light' | 'dark'; width: 360 | 1280 };

/** The states in which every page is checked. Each half has both modes and both widths. */
export const pageStates: readonly PageState[] = [
  { mode: 'light', width: 1280 },
  { mode: 'dark', width: 360 },
  { mode: 'light', width: 360 },
  { mode: 'dark', width: 1280 },
];

/** The states in which a page is checked in a week. */
export const selectPageStates = (week: number): readonly PageState[] =>
  pageStates.filter((_, index) => Math.floor(index / 2) === week);

/** Pages in one folder have the same template. */
const getTemplate = (path: string) => path.replace(/\/[^/]+$/, '');

/** The first page of every template. */
export function listTemplatePages(paths: readonly string[]): string[] {
  const first = new Map<string, string>();
  for (const path of paths) {
    const template = getTemplate(path);
    if (!first.has(template)) first.set(template, path);
  }
  return [...first.values()];
}

/**
 * The states in which the first page of every template is checked on a day, with its header, sidebar and footer. Any four
 * consecutive days have all states.
 */
export const selectTemplateStates = (day: number): readonly PageState[] =>
  pageStates.filter((_, index) => index === day % pageStates.length);
