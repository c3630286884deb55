/** Returns whether everything has started that the page loads: not what it waits for the reader with. */
export function hasPageStarted(): boolean {
  const root = document.documentElement;
  return (
    root.hasAttribute('data-controls-ready') &&
    (root.dataset.prepared === 'waiting' || root.hasAttribute('data-behaviors-ready'))
  );
}

/** Hides the message that parts of the page could not be loaded, if they have been now. */
export function hideLoadFailureMessage(): void {
  if (hasPageStarted()) document.querySelector('[data-load-failure]')?.setAttribute('hidden', '');
}
