import { useLayoutEffect } from 'react';

/**
 * Sets the document's title while the component is mounted, also when Next.js writes the page's own title some time
 * after rendering. A layout effect, because its cleanup runs before the next page sets its title.
 */
export function useDocumentTitle(title: string): void {
  useLayoutEffect(() => {
    const applyTitle = () => {
      if (document.title !== title) document.title = title;
    };
    applyTitle();
    const observer = new MutationObserver(applyTitle);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [title]);
}
