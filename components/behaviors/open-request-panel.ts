import { requestPanelStylesheet, runPanelStylesheet } from '@/.generated/styles/stylesheets';
import { loadStylesheet } from '@/components/document/load-stylesheet';
import { loadRequestDescription } from '@/lib/request/browser/load-request-description';
import { panelHash } from '@/lib/request/panel-hash';
import { panelOpenAttribute, requestPanelAttribute } from '@/lib/site/data-attributes/widgets';
import { loadWithStatus } from './load-status';

const loadPanel = (operationId: string) =>
  Promise.all([
    import('@/components/request/mount-request-panel'),
    loadRequestDescription(operationId),
    // Styles are applied when they arrive; a missing stylesheet must not keep the panel away.
    loadStylesheet(runPanelStylesheet),
    loadStylesheet(requestPanelStylesheet),
  ]);

/**
 * Opens the request panel of an operation's page: when the reader follows "Try it", and when the URL asks for it. The
 * panel loads as soon as the reader is about to do that.
 * @param section the panel's place in the page (components/api-reference/operation-page.tsx)
 * @returns a function that removes the panel
 */
export function openRequestPanel(section: HTMLElement): () => void {
  const operationId = section.getAttribute(requestPanelAttribute) ?? '';
  const opener = document.querySelector<HTMLAnchorElement>(`a[href$="${panelHash}"]`);
  const container = document.createElement('div');
  section.append(container);
  let loading: ReturnType<typeof loadPanel> | undefined;
  let isOpening = false;
  let unmount: (() => void) | undefined;

  const preload = () => {
    loading ??= loadPanel(operationId);
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
    const loaded = await loadWithStatus(container, 'the request form', preload, () => void open());
    isOpening = false;
    if (!loaded) return;
    const [{ mountRequestPanel }, description] = loaded;
    unmount = mountRequestPanel(container, description, close);
    section.scrollIntoView({ block: 'start' });
  };
  const openFromUrl = () => {
    if (window.location.hash === panelHash) void open();
  };

  // A click on the link changes the hash, unless the URL has it already. The browser then resets the focus, so the panel
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
