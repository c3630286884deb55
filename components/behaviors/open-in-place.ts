import { loadWithStatus } from './load-status';

/** Something that opens in a section of the page. */
type Opened<Code> = {
  /** The hash that opens it. The page has a link to it. */
  hash: string;
  /** Name of what is loaded, as part of a sentence. */
  subject: string;
  load: () => Promise<Code>;
  /** Renders it into a container. Returns a function that removes it. */
  mount: (container: HTMLElement, code: Code, close: () => void) => () => void;
};

/**
 * Opens something in the page: when the reader follows its link, and when the URL asks for it. It loads as soon as the
 * reader is about to do that. It closes when the reader goes back to the URL without a hash, and its own button for that
 * removes the hash, so that a reload does not open it again.
 * @param section the element that it opens in
 * @returns a function that removes it
 */
export function openInPlace<Code>(
  section: HTMLElement,
  { hash, subject, load, mount }: Opened<Code>,
): () => void {
  const opener = document.querySelector<HTMLAnchorElement>(`a[href$="${hash}"]`);
  const container = document.createElement('div');
  section.append(container);
  let loading: Promise<Code> | undefined;
  let isOpening = false;
  let isOpen = false;
  let unmount: (() => void) | undefined;

  const preload = () => {
    loading ??= load();
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
  const remove = () => {
    unmount?.();
    unmount = undefined;
    isOpen = false;
    section.dataset.panelOpen = 'false';
  };
  const close = () => {
    remove();
    const { hash: currentHash, pathname, search } = window.location;
    if (currentHash === hash) window.history.replaceState(null, '', pathname + search);
    opener?.focus();
  };
  const open = async (): Promise<void> => {
    isOpen = true;
    section.dataset.panelOpen = 'true';
    if (unmount) return section.scrollIntoView({ block: 'nearest' });
    if (isOpening) return;
    isOpening = true;
    const loaded = await loadWithStatus(container, subject, preload, () => void open());
    isOpening = false;
    // The reader may have gone back in the meantime.
    if (loaded === undefined || !isOpen) return;
    // React renders it later. Before that, the page below it would stay where it is in the window.
    const observer = new MutationObserver(() => {
      observer.disconnect();
      section.scrollIntoView({ block: 'start' });
      // Its effects and styles hide what the page has above it.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => section.scrollIntoView({ block: 'start' })),
      );
    });
    observer.observe(container, { childList: true });
    unmount = mount(container, loaded, close);
  };
  const openFromUrl = () => {
    if (window.location.hash === hash) void open();
  };
  // Links to other targets of the page leave it open.
  const onHashChange = () => {
    openFromUrl();
    if (window.location.hash !== '' || !isOpen) return;
    const hadFocus = section.contains(document.activeElement);
    remove();
    if (hadFocus) opener?.focus({ preventScroll: true });
  };

  // A click on the link changes the hash, unless the URL has it already. The browser then resets the focus, so the section
  // opens after that.
  const onClick = () => openFromUrl();
  const onIntent = () => void preload();
  opener?.addEventListener('click', onClick);
  for (const name of ['pointerenter', 'focus', 'touchstart'] as const) {
    opener?.addEventListener(name, onIntent, { once: true, passive: true });
  }
  window.addEventListener('hashchange', onHashChange);
  openFromUrl();
  return () => {
    remove();
    section.removeAttribute('data-panel-open');
    container.remove();
    opener?.removeEventListener('click', onClick);
    window.removeEventListener('hashchange', onHashChange);
  };
}
