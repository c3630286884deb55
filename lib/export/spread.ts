/** From so many pages on, what is wrong most likely comes from a part that they share. */
export const manyPages = 5;

/** On how many pages a fault is, as the end of its message: and where that points to. */
export function describeSpread(pages: number): string {
  if (pages >= manyPages)
    return ` (it is on ${pages} pages: probably in the frame or a shared part)`;
  if (pages > 1) return ` (and on ${pages - 1} more ${pages === 2 ? 'page' : 'pages'})`;
  return '';
}
