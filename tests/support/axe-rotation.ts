export type PageState = { mode: 'light' | 'dark'; width: 360 | 1280 };

/** The states in which every page is checked. */
export const pageStates: readonly PageState[] = [
  { mode: 'light', width: 1280 },
  { mode: 'dark', width: 360 },
  { mode: 'light', width: 360 },
  { mode: 'dark', width: 1280 },
];

/** Runs on this many consecutive days check every page. */
export const rotationDays = 7;

const millisecondsPerDay = 24 * 60 * 60 * 1000;

/** The day of the rotation, from 0, at a time in milliseconds since 1970. */
export const getRotationDay = (now: number): number =>
  Math.floor(now / millisecondsPerDay) % rotationDays;

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

/** The pages whose main part is checked in all states on a day: a seventh. */
export const selectPages = (paths: readonly string[], day: number): string[] =>
  paths.filter((_, index) => index % rotationDays === day);

/**
 * The states in which the first page of every template is checked on a day, with its header, sidebar and footer. Any four
 * consecutive days have all states.
 */
export const selectTemplateStates = (day: number): readonly PageState[] =>
  pageStates.filter((_, index) => index === day % pageStates.length);
