import { searchPanelStylesheet } from '@/.generated/styles/stylesheets';
import { loadStylesheet } from '@/components/ui/document/load-stylesheet';
import { findSearchBox } from '@/lib/site/browser/search-box';
import { loadWithStatus } from './load-status';

/** Loads components/search/search-autocomplete.tsx, which this folder does not import: the search imports this folder. */
type LoadSuggestions = () => Promise<{
  mountSuggestions: (container: HTMLElement, input: HTMLInputElement) => () => void;
}>;

/** Creates a button that submits the form, so what was typed is not lost. */
function createSubmitButton(): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'submit';
  button.className = 'text-button';
  button.textContent = 'search without them';
  return button;
}

const message = {
  className: 'search-status',
  createAlternative: () => [' or ', createSubmitButton()],
};

/**
 * Adds suggestions to the search box of the navbar. Their code, the worker, and the index load when the box first receives
 * focus or the pointer enters it. The navbar outlives a change of the page, so this runs once for a document.
 * @returns a function that removes the suggestions
 */
export function startSuggestions(
  loadSuggestions: LoadSuggestions,
  preloadIndex: () => void,
): () => void {
  const box = findSearchBox();
  if (!box) return () => undefined;
  const { form, input, slot } = box;
  // React does not render into an element whose content another root sets, as it does with that of the slot.
  const container = document.createElement('div');
  slot.append(container);
  const listeners = new AbortController();
  let isStopped = false;
  let unmount: (() => void) | undefined;

  const show = async (): Promise<void> => {
    loadStylesheet(searchPanelStylesheet);
    const onRetry = () => {
      // The clicked button is about to be removed.
      input.focus({ preventScroll: true });
      void show();
    };
    const subject = 'search suggestions';
    const loaded = await loadWithStatus(container, subject, loadSuggestions, onRetry, message);
    if (loaded && !isStopped) unmount = loaded.mountSuggestions(container, input);
  };
  const activate = () => {
    listeners.abort();
    preloadIndex();
    void show();
  };

  form.addEventListener('focusin', activate, { signal: listeners.signal });
  form.addEventListener('pointerenter', activate, { signal: listeners.signal });
  // The reader may have reached the box before this script ran, which loads with the first movement of the pointer.
  if (input.value !== '' || form.matches(':hover') || form.contains(document.activeElement))
    activate();
  return () => {
    isStopped = true;
    listeners.abort();
    unmount?.();
    container.remove();
  };
}
