/** The elements of the navbar's search box. */
export type SearchBoxElements = {
  form: HTMLFormElement;
  input: HTMLInputElement;
  /** Container of the suggestions. */
  slot: HTMLElement;
};

/** Finds the search box in the navbar (components/search/search-box.tsx). */
export function findSearchBox(): SearchBoxElements | undefined {
  const slot = document.querySelector<HTMLElement>('[data-search-slot]');
  const form = slot?.closest('form');
  const input = form?.querySelector('input');
  return slot && form && input ? { form, input, slot } : undefined;
}

export const isApplePlatform = () => /mac|iphone|ipad/i.test(navigator.platform);

/** Command+K on Apple platforms, Control+K on others, without other modifiers. */
function isCommandK(event: KeyboardEvent): boolean {
  const hasModifier = isApplePlatform()
    ? event.metaKey && !event.ctrlKey
    : event.ctrlKey && !event.metaKey;
  return hasModifier && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'k';
}

/** A slash that is not typed into an editable element. */
function isSlash(event: KeyboardEvent): boolean {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return false;
  const { target } = event;
  return !(target instanceof Element && target.closest('input,textarea,select,[contenteditable]'));
}

/** Whether the reader has pressed the search shortcut, or a slash outside editable elements. */
export const isSearchShortcut = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented && (isCommandK(event) || isSlash(event));
