/** The console where it is a part of the page, and not a scroller of its own (theme.css). */
const inPage = '[data-console]:has(.TopNav--mosaic)';

/** Shows the console from its first line, which says what became of the token. */
export function scrollToConsoleTop(): void {
  document.querySelector(inPage)?.scrollIntoView();
}

/** Shows what is chosen in the library's list from its beginning. Returns what stops it. */
export function scrollToSelection(root: HTMLElement): () => void {
  const onClick = ({ target }: MouseEvent) => {
    const isLink = target instanceof Element && target.closest('a[href^="#/"]') !== null;
    if (isLink && root.closest(inPage)) root.scrollIntoView();
  };
  root.addEventListener('click', onClick);
  return () => root.removeEventListener('click', onClick);
}
