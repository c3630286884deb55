import { tokenPlaceholder } from '@/lib/api/call/credentials';
import {
  hideToken,
  readOwnAccess,
  revealCopiedToken,
  revealToken,
  storeOwnAccess,
  watchOwnAccess,
} from '@/lib/calls/request/browser/own-access';
import { type CopyCodeDetail, copyCodeEvent } from '@/lib/site/browser/page-events';

declare global {
  interface DocumentEventMap {
    [copyCodeEvent]: CustomEvent<CopyCodeDetail>;
  }
}

/** The code as the page came. */
const originals = new WeakMap<Element, DocumentFragment>();

function copyOriginal(code: Element): DocumentFragment {
  const original = originals.get(code) ?? new DocumentFragment();
  if (!originals.has(code)) original.append(...code.cloneNode(true).childNodes);
  originals.set(code, original);
  return document.importNode(original, true);
}

function listTexts(root: DocumentFragment): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  return texts;
}

/** Parts of a text that contains a URL, between which a line can end: before each slash of its path. */
function splitUrl(text: string): Array<string | Node> {
  if (!text.includes('://')) return [text];
  const [start = '', ...others] = text.split(/(?<=[^/:])(?=\/\w)/);
  return [start, ...others.flatMap((other) => [document.createElement('wbr'), other])];
}

/** Whether a text is the address of a server. Nothing in it has a meaning in the quotes of a sample. */
const isAddress = (text: string) =>
  URL.canParse(text) && /^https?:\/\/[\w.:-]+(?:\/[\w.~%/-]*)?$/i.test(text);

/** Writes a server and a token into code, in place of the first server and of the placeholder. */
function insertInto(code: Element, first: string, server: string, token: string): void {
  const content = copyOriginal(code);
  for (const lineEnd of content.querySelectorAll('wbr')) lineEnd.remove();
  content.normalize();
  for (const text of listTexts(content)) {
    const withServer = text.data.replaceAll(first, server);
    text.replaceWith(...splitUrl(hideToken(withServer, tokenPlaceholder, token)));
  }
  code.replaceChildren(content);
}

/**
 * Writes the reader's server and token into the samples of the page, and lets the reader change them.
 * @param settings the element of components/docs/mdx/access-settings.tsx
 * @returns a function that ends this
 */
export function insertAccess(settings: HTMLElement): () => void {
  const select = settings.querySelector('select');
  const address = settings.querySelector<HTMLInputElement>('input[type="url"]');
  const input = settings.querySelector<HTMLInputElement>('input[type="password"]');
  const [serverText, tokenText] = settings.querySelectorAll('summary span');
  if (!select || !address || !input || !serverText || !tokenText) return () => undefined;
  const first = select.options[0]?.value ?? '';
  const isListed = (server: string) =>
    server !== '' && [...select.options].some(({ value }) => value === server);
  // The scheme is often left out.
  const readAddress = () =>
    address.value
      .trim()
      .replace(/\/+$/, '')
      .replace(/^(?=(localhost|127\.)?[\w-]*[.:][^/])/, (_, local) => `http${local ? '' : 's'}://`);

  const show = () => {
    const { server, token } = readOwnAccess();
    const isOther = !isListed(server) && isAddress(server);
    if (isOther && readAddress() !== server) address.value = server;
    if (isListed(server)) select.value = server;
    else if (isOther) select.value = '';
    // While the reader types another address, there is none yet.
    else if (select.value !== '') select.value = first;
    const shown = isOther ? server : select.value || first;
    const label = address.closest('label');
    if (label) label.hidden = select.value !== '';
    if (input.value !== token) input.value = token;
    const name = isOther ? new URL(server).host : select.selectedOptions[0]?.label;
    serverText.textContent = `Samples for: ${name}`;
    tokenText.textContent = token === '' ? 'Token: not set' : 'Token: mine';
    for (const code of document.querySelectorAll('figure pre > code')) {
      const isOriginal = !originals.has(code) && shown === first && token === '';
      if (!isOriginal) insertInto(code, first, shown, token);
    }
  };

  const storeServer = () => {
    const own = readAddress();
    storeOwnAccess({ server: select.value || (isAddress(own) ? own : '') });
  };
  const storeToken = () => storeOwnAccess({ token: input.value.trim() });
  // What the reader has entered before this started.
  if (select.value !== first) storeServer();
  if (input.value !== '') storeToken();
  const events = new AbortController();
  const { signal } = events;
  select.addEventListener('change', storeServer, { signal });
  address.addEventListener('input', storeServer, { signal });
  input.addEventListener('input', storeToken, { signal });
  document.addEventListener('copy', revealCopiedToken, { signal });
  const copyCode = ({ detail }: CustomEvent<CopyCodeDetail>) => {
    detail.text = revealToken(detail.text);
  };
  document.addEventListener(copyCodeEvent, copyCode, { signal });
  const unwatch = watchOwnAccess(show);
  show();
  return () => {
    events.abort();
    unwatch();
  };
}
