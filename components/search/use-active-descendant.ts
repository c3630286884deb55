import { useEffect } from 'react';

/**
 * Sets the ARIA state of a combobox on its uncontrolled input, and scrolls the active option into view.
 * @param activeId the id of the active option, if any
 */
export function useActiveDescendant(
  input: HTMLInputElement,
  isExpanded: boolean,
  activeId: string | undefined,
): void {
  useEffect(() => {
    input.setAttribute('aria-expanded', String(isExpanded));
    if (activeId) input.setAttribute('aria-activedescendant', activeId);
    else input.removeAttribute('aria-activedescendant');
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [input, isExpanded, activeId]);
}
