/** From so many pages on, what is wrong most likely comes from a part that they share. */
export const sharedPartThreshold = 5;

/** On how many pages a fault is, as the end of its message: and where that points to. */
export function summarizeAffectedPages(pages: number): string {
  if (pages >= sharedPartThreshold)
    return ` (it is on ${pages} pages: probably in the frame or a shared part)`;
  if (pages > 1) return ` (and on ${pages - 1} more ${pages === 2 ? 'page' : 'pages'})`;
  return '';
}
