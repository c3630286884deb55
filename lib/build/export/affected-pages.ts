/** A problem on this many pages most likely comes from a component that they share. */
export const sharedPartThreshold = 5;

/** The end of a message: on how many pages a problem is, and what that suggests. */
export function summarizeAffectedPages(pages: number): string {
  if (pages >= sharedPartThreshold)
    return ` (on ${pages} pages: probably in the layout or another shared component)`;
  if (pages > 1) return ` (and on ${pages - 1} more ${pages === 2 ? 'page' : 'pages'})`;
  return '';
}
