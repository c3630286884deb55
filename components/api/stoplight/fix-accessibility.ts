import { accessibilityDefects, elementsSelectors } from './elements-internals';

const removeRole = (element: Element) => element.removeAttribute('role');
const setTabStop = (element: Element) => element.setAttribute('tabindex', '0');

function labelIconButton(button: Element): void {
  if (button.textContent?.trim()) return;
  const isCopy = button.querySelector(elementsSelectors.copyIcon) !== null;
  button.setAttribute('aria-label', isCopy ? 'Copy' : 'Show more or less');
}

/** Adds the visible text to an accessible name that lacks it. */
function addTextToLabel(button: Element): void {
  const text = button.textContent?.trim() ?? '';
  const label = button.getAttribute('aria-label') ?? '';
  const [ownLabel = ''] = label.split(': ');
  if (text !== '' && !label.includes(text)) {
    button.setAttribute('aria-label', `${ownLabel}: ${text}`);
  }
}

function removeMissingPanelReference(tab: Element): void {
  const id = tab.getAttribute('aria-controls') ?? '';
  if (!document.getElementById(id)) tab.removeAttribute('aria-controls');
}

function removeButtonRole(element: Element): void {
  element.removeAttribute('role');
  element.removeAttribute('aria-expanded');
}

/** The fixes in the order in which they are applied. */
const fixes: ReadonlyArray<[selector: string, fix: (element: Element) => void]> = [
  [accessibilityDefects.headingWithoutLevel, (heading) => heading.setAttribute('aria-level', '2')],
  [accessibilityDefects.unfocusableScroller, setTabStop],
  [accessibilityDefects.unfocusableCodeScroller, setTabStop],
  [accessibilityDefects.unnamedButton, labelIconButton],
  [accessibilityDefects.unnamedPanelButton, labelIconButton],
  [
    accessibilityDefects.unnamedTextarea,
    (textarea) => textarea.setAttribute('aria-label', 'Request body'),
  ],
  [accessibilityDefects.labeledButton, addTextToLabel],
  [accessibilityDefects.tabWithPanelReference, removeMissingPanelReference],
  [accessibilityDefects.textWithInputRole, removeRole],
  [accessibilityDefects.panelContentWithRegionRole, removeRole],
  [accessibilityDefects.buttonInButton, removeButtonRole],
];

/** Fixes the markup that Elements has rendered so far. Call it again whenever the markup changes. */
export function fixAccessibility(root: Element): void {
  for (const [selector, fix] of fixes) {
    for (const element of root.querySelectorAll(selector)) fix(element);
  }
}
