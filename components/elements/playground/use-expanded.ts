import { type RefObject, useEffect, useState } from 'react';

/**
 * Makes everything outside of an element inert, so that neither the focus nor a screen reader gets behind an element that
 * covers the page.
 * @returns a function that undoes it
 */
function isolate(element: Element): () => void {
  const changed: HTMLElement[] = [];
  for (
    let node = element;
    node !== document.body && node.parentElement;
    node = node.parentElement
  ) {
    for (const sibling of node.parentElement.children) {
      if (sibling === node || !(sibling instanceof HTMLElement) || sibling.inert) continue;
      sibling.inert = true;
      changed.push(sibling);
    }
  }
  return () => {
    for (const outside of changed) outside.inert = false;
  };
}

/** Whether an element covers the window, and a function that changes it. Escape closes it. */
export function useExpanded(
  ref: RefObject<HTMLElement | null>,
): [isExpanded: boolean, setIsExpanded: (isExpanded: boolean) => void] {
  const [isExpanded, setIsExpanded] = useState(false);
  useEffect(() => {
    if (!isExpanded || !ref.current) return undefined;
    const { documentElement: root } = document;
    root.style.overflow = 'hidden';
    const restorePage = isolate(ref.current);
    const onKeyDown = (event: KeyboardEvent) => {
      // Popups and dialogs close on Escape first. Those of React Aria prevent the default action.
      const isForPopup = event.defaultPrevented || document.querySelector(':popover-open') !== null;
      if (event.key === 'Escape' && !isForPopup) setIsExpanded(false);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      root.style.overflow = '';
      restorePage();
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [isExpanded, ref]);
  return [isExpanded, setIsExpanded];
}
