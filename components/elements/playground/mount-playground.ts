import { workbenchStylesheet } from '@/.generated/styles/stylesheets';
import { loadWithStatus } from '@/components/behaviors/load-status';
import type { MountIsland } from '@/components/behaviors/start-island';
import { loadStylesheet } from '@/components/ui/document/load-stylesheet';
import { readSharedHash } from '@/lib/elements/editor/share-hash';
import type { Example } from '@/lib/elements/example';
import { loadAllStyles } from './load-all-styles';
import { readExamples } from './read-examples';

async function loadWorkbench(examples: readonly Example[]) {
  loadStylesheet(workbenchStylesheet);
  const [{ mountWorkbench, preloadFirst }] = await Promise.all([
    import('./workbench'),
    loadAllStyles(),
  ]);
  await preloadFirst(examples);
  return mountWorkbench;
}

/** Scrolls to a playground that a link is for: to its heading, if it has one. */
function scrollToPlayground(section: HTMLElement): void {
  const previous = section.previousElementSibling;
  (previous?.matches('h2, h3') ? previous : section).scrollIntoView();
}

/**
 * Makes a playground's button work (components/elements/playground/playground.tsx). What the reader has edited stays while a
 * playground is folded.
 */
export const mountPlayground: MountIsland = (section, data) => {
  const examples = readExamples(section, data);
  const name = section.dataset.playground ?? '';
  // By their place: a class that is named here would be in the styles of all pages (lib/build/export/style-rules.ts).
  const [stage, opener] = section.querySelectorAll<HTMLElement>(':scope > div');
  const [button, status] = opener?.querySelectorAll<HTMLElement>(':scope > *') ?? [];
  if (!stage || !opener || !button || !status) return () => undefined;
  const isFolded = button.ariaExpanded !== null;
  const content = document.createElement('div');
  content.className = 'playground-content';
  content.id = `playground-${name}-editor`;
  content.hidden = true;
  section.append(content);
  button.setAttribute('aria-controls', content.id);
  let isWanted = false;
  let isLoading = false;
  let unmount: (() => void) | undefined;

  const update = () => {
    const isOpen = isWanted && unmount !== undefined;
    // While it loads, it takes the room of the editor, so that what is below moves with the click and not later.
    content.hidden = !isWanted;
    if (isFolded) stage.hidden = isOpen;
    else if (isOpen) stage.remove();
    section.toggleAttribute('data-editing', isOpen);
    status.hidden = !isWanted;
    if (isFolded) button.ariaExpanded = String(isWanted);
    else {
      button.hidden = isWanted;
      opener.hidden = isOpen;
    }
  };
  const load = async (): Promise<void> => {
    if (unmount || isLoading) return;
    isLoading = true;
    const mount = await loadWithStatus(
      status,
      'the playground',
      () => loadWorkbench(examples),
      () => void load(),
      { className: 'playground-status' },
    );
    isLoading = false;
    if (!mount || !content.isConnected) return;
    unmount = mount(content, name, examples);
    update();
    // The button is below the preview, so the start of the editor can be above the window.
    if (!isFolded && section.getBoundingClientRect().top < 0) section.scrollIntoView();
  };
  const open = () => {
    isWanted = true;
    update();
    void load();
  };
  const onClick = () => {
    if (isWanted) {
      isWanted = false;
      update();
      return;
    }
    // The button that was clicked disappears.
    if (!isFolded) section.focus({ preventScroll: true });
    open();
  };

  const openFromUrl = () => {
    if (readSharedHash(window.location.hash, name) === undefined) return;
    open();
    scrollToPlayground(section);
  };

  button.addEventListener('click', onClick);
  window.addEventListener('hashchange', openFromUrl);
  openFromUrl();
  return () => {
    button.removeEventListener('click', onClick);
    window.removeEventListener('hashchange', openFromUrl);
    unmount?.();
    content.remove();
  };
};
