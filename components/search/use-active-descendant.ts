import { type RefObject, useEffect } from 'react';

/**
 * Sets the ARIA state of a combobox on its uncontrolled input, and scrolls the active option into view.
 * @param activeId the id of the active option, if any
 */
export function useActiveDescendant(
  input: RefObject<HTMLInputElement | null>,
  isExpanded: boolean,
  activeId: string | undefined,
): void {
  useEffect(() => {
    input.current?.setAttribute('aria-expanded', String(isExpanded));
    if (activeId) input.current?.setAttribute('aria-activedescendant', activeId);
    else input.current?.removeAttribute('aria-activedescendant');
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [input, isExpanded, activeId]);
}
