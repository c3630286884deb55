/** Excludes the dropdowns in the mobile menu, a dialog inside the navbar: they are collapsible rows there. */
const navbarDropdown = '[data-navbar] .dropdown:not(dialog *)';

const listOpen = () =>
  document.querySelectorAll<HTMLDetailsElement>(`:is(${navbarDropdown}, [data-page-menu])[open]`);

const findDropdown = (target: unknown) =>
  target instanceof Element ? target.closest<HTMLDetailsElement>(navbarDropdown) : null;

/** The dropdown that the mouse pointer is over. */
let hovered: HTMLDetailsElement | null = null;

function onPointer({ type, pointerType, target, relatedTarget }: PointerEvent): void {
  if (pointerType !== 'mouse') return;
  const dropdown = findDropdown(type === 'pointerout' ? relatedTarget : target);
  if (dropdown === hovered) return;
  if (hovered) hovered.open = false;
  if (dropdown) dropdown.open = true;
  hovered = dropdown;
}

function onClick(event: MouseEvent): void {
  const { target } = event;
  const isSummary = target instanceof Element && target.closest('summary') !== null;
  // A mouse click would close the dropdown that hovering has opened. `detail` is 0 for a click by keyboard.
  if (isSummary && hovered && findDropdown(target) === hovered && event.detail > 0)
    event.preventDefault();
  for (const dropdown of listOpen()) {
    const isInside = target instanceof Node && dropdown.contains(target);
    const isLink = target instanceof Element && target.closest('a') !== null;
    if (!isInside || isLink) dropdown.open = false;
  }
}

function onFocusIn({ target }: FocusEvent): void {
  for (const dropdown of listOpen()) {
    if (target instanceof Node && !dropdown.contains(target)) dropdown.open = false;
  }
}

function onKeyDown({ key }: KeyboardEvent): void {
  if (key !== 'Escape') return;
  for (const dropdown of listOpen()) {
    dropdown.open = false;
    dropdown.querySelector('summary')?.focus();
  }
}

/**
 * Opens the navbar's dropdowns on hover. Closes them and the page's menu on a click outside or on one of their links, when the focus moves
 * outside, and on Escape, which returns the focus to the dropdown's summary.
 */
export function enhanceDropdowns(): void {
  document.addEventListener('pointerover', onPointer);
  document.addEventListener('pointerout', onPointer);
  document.addEventListener('click', onClick);
  document.addEventListener('focusin', onFocusIn);
  document.addEventListener('keydown', onKeyDown);
}
