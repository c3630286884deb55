const listOpen = () =>
  document.querySelectorAll<HTMLDetailsElement>('[data-navbar] .dropdown[open]');

/**
 * Closes the navbar's dropdowns as readers expect: on a click or a touch elsewhere, when the focus goes on, on Escape
 * (which gives the focus back), and when a link in them is followed. A pointer opens them by being there.
 * @returns stops it
 */
export function closeDropdowns(): () => void {
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
  const onPointer = ({ target, pointerType, type }: PointerEvent) => {
    const dropdown = target instanceof Element && target.closest('[data-navbar] .dropdown');
    if (pointerType !== 'mouse' || !(dropdown instanceof HTMLDetailsElement)) return;
    dropdown.open = type === 'pointerenter';
  };
  const hovered = [...document.querySelectorAll<HTMLElement>('[data-navbar] .dropdown')];
  for (const dropdown of hovered) {
    dropdown.addEventListener('pointerenter', onPointer);
    dropdown.addEventListener('pointerleave', onPointer);
  }
  document.addEventListener('click', closeOthers);
  document.addEventListener('focusin', onFocus);
  document.addEventListener('keydown', onKey);
  return () => {
    for (const dropdown of hovered) {
      dropdown.removeEventListener('pointerenter', onPointer);
      dropdown.removeEventListener('pointerleave', onPointer);
    }
    document.removeEventListener('click', closeOthers);
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('keydown', onKey);
  };
}
