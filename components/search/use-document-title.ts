import { useLayoutEffect } from 'react';

/**
 * Keeps the document's title while the component is there. Next writes a page's own title some time after the
 * page is shown; a layout effect is undone in the commit that leaves the page, before the next page's title.
 */
export function useDocumentTitle(title: string): void {
  useLayoutEffect(() => {
    const keep = () => {
      if (document.title !== title) document.title = title;
    };
    keep();
    const observer = new MutationObserver(keep);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [title]);
}
