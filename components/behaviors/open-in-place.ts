import { panelOpenAttribute } from '@/lib/site/data-attributes/widgets';
import { loadWithStatus } from './load-status';

/** What opens in a section of the page. */
type Opened<Code> = {
  /** The hash that opens it. The page has a link to it. */
  hash: string;
  /** What is loaded, as part of a sentence. */
  subject: string;
  load: () => Promise<Code>;
  /** Renders it into a container. Returns a function that removes it. */
  mount: (container: HTMLElement, code: Code, close: () => void) => () => void;
};

/**
 * Opens something in the page: when the reader follows its link, and when the URL asks for it. It loads as soon as the
 * reader is about to do that.
 * @param section its place in the page
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
  let unmount: (() => void) | undefined;

  const preload = () => {
    loading ??= load();
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
  const close = () => {
    unmount?.();
    unmount = undefined;
    section.removeAttribute(panelOpenAttribute);
    opener?.focus();
  };
  const open = async (): Promise<void> => {
    section.setAttribute(panelOpenAttribute, '');
    if (unmount) return section.scrollIntoView({ block: 'nearest' });
    if (isOpening) return;
    isOpening = true;
    const loaded = await loadWithStatus(container, subject, preload, () => void open());
    isOpening = false;
    if (loaded === undefined) return;
    unmount = mount(container, loaded, close);
    section.scrollIntoView({ block: 'start' });
  };
  const openFromUrl = () => {
    if (window.location.hash === hash) void open();
  };

  // A click on the link changes the hash, unless the URL has it already. The browser then resets the focus, so the section
  // opens after that.
  const onClick = () => openFromUrl();
  const onIntent = () => void preload();
  opener?.addEventListener('click', onClick);
  for (const name of ['pointerenter', 'focus', 'touchstart'] as const) {
    opener?.addEventListener(name, onIntent, { once: true, passive: true });
  }
  window.addEventListener('hashchange', openFromUrl);
  openFromUrl();
  return () => {
    unmount?.();
    container.remove();
    section.removeAttribute(panelOpenAttribute);
    opener?.removeEventListener('click', onClick);
    window.removeEventListener('hashchange', openFromUrl);
  };
}
