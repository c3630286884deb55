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
  const input = settings.querySelector('input');
  const [serverText, tokenText] = settings.querySelectorAll('summary span');
  if (!select || !input || !serverText || !tokenText) return () => undefined;
  const first = select.options[0]?.value ?? '';

  const show = () => {
    const { server, token } = readOwnAccess();
    // A server of the storage that the API does not have selects none.
    select.value = server === '' ? first : server;
    if (select.selectedIndex < 0) select.selectedIndex = 0;
    if (input.value !== token) input.value = token;
    serverText.textContent = `Samples for: ${select.selectedOptions[0]?.label}`;
    tokenText.textContent = token === '' ? 'Token: not set' : 'Token: mine';
    for (const code of document.querySelectorAll('figure pre > code')) {
      const isOriginal = !originals.has(code) && select.value === first && token === '';
      if (!isOriginal) insertInto(code, first, select.value, token);
    }
  };

  const storeServer = () => storeOwnAccess({ server: select.value });
  const storeToken = () => storeOwnAccess({ token: input.value.trim() });
  // What the reader has entered before this started.
  if (select.value !== first) storeServer();
  if (input.value !== '') storeToken();
  const events = new AbortController();
  const { signal } = events;
  select.addEventListener('change', storeServer, { signal });
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
