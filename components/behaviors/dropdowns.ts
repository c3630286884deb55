/** Those of the bar: in the mobile menu they are rows that fold. */
const ofTheBar = '[data-navbar] .dropdown:not(dialog *)';

const listOpen = () => document.querySelectorAll<HTMLDetailsElement>(`${ofTheBar}[open]`);

/** Opens a dropdown while a mouse is on it. */
function openOnHover(dropdown: HTMLDetailsElement): () => void {
  let hovered = false;
  const onPointer = ({ pointerType, type }: PointerEvent) => {
    if (pointerType !== 'mouse') return;
    hovered = type === 'pointerenter';
    dropdown.open = hovered;
  };
  // It is open already: a click on it would close it under the pointer. A key's click has no count.
  const onClick = (event: MouseEvent) => {
    const isSummary = event.target instanceof Element && event.target.closest('summary') !== null;
    if (hovered && isSummary && event.detail > 0) event.preventDefault();
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
 * Makes the navbar's dropdowns open and close as readers expect: open while a mouse is on them; closed by a click or
 * a touch elsewhere, when the focus goes on, on Escape (which gives the focus back), and when a link in them is
 * followed.
 * @returns stops it
 */
export function enhanceDropdowns(): () => void {
  const closeOthers = ({ target }: Event) => {
    for (const dropdown of listOpen()) {
      const isInside = target instanceof Node && dropdown.contains(target);
      const isLink = target instanceof Element && target.closest('a') !== null;
      if (!isInside || isLink) dropdown.open = false;
    }
  };
  const onFocus = ({ target }: FocusEvent) => {
    for (const dropdown of listOpen()) {
      if (target instanceof Node && !dropdown.contains(target)) dropdown.open = false;
    }
  };
  const onKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    for (const dropdown of listOpen()) {
      dropdown.open = false;
      dropdown.querySelector('summary')?.focus();
    }
  };
  const stops = [...document.querySelectorAll<HTMLDetailsElement>(ofTheBar)].map(openOnHover);
  document.addEventListener('click', closeOthers);
  document.addEventListener('focusin', onFocus);
  document.addEventListener('keydown', onKey);
  return () => {
    for (const stop of stops) stop();
    document.removeEventListener('click', closeOthers);
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('keydown', onKey);
  };
}
