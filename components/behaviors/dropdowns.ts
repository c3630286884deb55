import { navbarAttribute } from '@/lib/site/data-attributes/document';

/** Excludes the dropdowns in the mobile menu, a dialog inside the navbar: they are collapsible rows there. */
const navbarDropdown = `[${navbarAttribute}] .dropdown:not(dialog *)`;

const listOpen = () => document.querySelectorAll<HTMLDetailsElement>(`${navbarDropdown}[open]`);

/** Opens a dropdown while the mouse pointer is over it. Returns a function that stops this. */
function openOnHover(dropdown: HTMLDetailsElement): () => void {
  let isHovered = false;
  const onPointer = ({ pointerType, type }: PointerEvent) => {
    if (pointerType !== 'mouse') return;
    isHovered = type === 'pointerenter';
    dropdown.open = isHovered;
  };
  // A mouse click would close the dropdown that hovering has opened. `detail` is 0 for a click by keyboard.
  const onClick = (event: MouseEvent) => {
    const isSummary = event.target instanceof Element && event.target.closest('summary') !== null;
    if (isHovered && isSummary && event.detail > 0) event.preventDefault();
  };
  dropdown.addEventListener('pointerenter', onPointer);
  dropdown.addEventListener('pointerleave', onPointer);
  dropdown.addEventListener('click', onClick);
  return () => {
    dropdown.removeEventListener('pointerenter', onPointer);
    dropdown.removeEventListener('pointerleave', onPointer);
    dropdown.removeEventListener('click', onClick);
  };
}

/**
 * Opens the navbar's dropdowns on hover. Closes them on a click outside or on one of their links, when the focus moves
 * outside, and on Escape, which returns the focus to the dropdown's summary.
 * @returns a function that removes the listeners
 */
export function enhanceDropdowns(): () => void {
  const onDocumentClick = ({ target }: Event) => {
    for (const dropdown of listOpen()) {
      const isInside = target instanceof Node && dropdown.contains(target);
      const isLink = target instanceof Element && target.closest('a') !== null;
      if (!isInside || isLink) dropdown.open = false;
    }
  };
  const onFocusIn = ({ target }: FocusEvent) => {
    for (const dropdown of listOpen()) {
      if (target instanceof Node && !dropdown.contains(target)) dropdown.open = false;
    }
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    for (const dropdown of listOpen()) {
      dropdown.open = false;
      dropdown.querySelector('summary')?.focus();
    }
  };
  const cleanups = [...document.querySelectorAll<HTMLDetailsElement>(navbarDropdown)].map(
    openOnHover,
  );
  document.addEventListener('click', onDocumentClick);
  document.addEventListener('focusin', onFocusIn);
  document.addEventListener('keydown', onKeyDown);
  return () => {
    for (const cleanUp of cleanups) cleanUp();
    document.removeEventListener('click', onDocumentClick);
    document.removeEventListener('focusin', onFocusIn);
    document.removeEventListener('keydown', onKeyDown);
  };
}
