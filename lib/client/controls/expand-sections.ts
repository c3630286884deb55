/** Expands all collapsible sections of the page, or collapses them again. */
export function expandSections(button: HTMLElement): void {
  const isExpanded = button.ariaPressed !== 'true';
  for (const section of document.querySelectorAll<HTMLDetailsElement>('[data-section]'))
    section.open = isExpanded;
  button.ariaPressed = String(isExpanded);
}
