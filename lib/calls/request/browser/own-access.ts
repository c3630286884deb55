import { readToken, removeToken, writeToken } from '../../console/token-storage';

/**
 * The server and the token with which a reader calls the API: in samples, in the request panel, and in the console. Only the
 * tab keeps them. An empty text is none.
 */
export type OwnAccess = { server: string; token: string };

/** What samples show in place of the token: what is not on the page, no screen reader says and no translator sends. */
const hiddenToken = '••••••••';

/** The key of the server in the tab's storage. */
export const serverKey = 'api-server';
const changeEvent = 'portal-access-change';

/** What the browser refuses to store. */
const unstored: Partial<OwnAccess> = {};

function readServer(): string | undefined {
  try {
    return window.sessionStorage.getItem(serverKey) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Reads from the storage, which is untrusted: the server can be one that the API does not have. */
export const readOwnAccess = (): OwnAccess => ({
  server: unstored.server ?? readServer() ?? '',
  token: unstored.token ?? readToken() ?? '',
});

function store({ server, token }: Partial<OwnAccess>): void {
  if (server === '') window.sessionStorage.removeItem(serverKey);
  else if (server !== undefined) window.sessionStorage.setItem(serverKey, server);
  if (token === '') removeToken();
  else if (token !== undefined) writeToken(token);
}

/** Changes the server, the token, or both, everywhere on the page. */
export function storeOwnAccess(change: Partial<OwnAccess>): void {
  try {
    store(change);
  } catch {
    Object.assign(unstored, change);
  }
  window.dispatchEvent(new Event(changeEvent));
}

/** Code as samples show it: with a placeholder or, if there is a token, with what hides it. */
export const hideToken = (code: string, placeholder: string, token: string): string =>
  token === '' ? code : code.replaceAll(placeholder, hiddenToken);

/** Code as it is copied: with the token. */
export const revealToken = (code: string): string =>
  code.includes(hiddenToken) ? code.replaceAll(hiddenToken, readOwnAccess().token) : code;

/** Puts the token into what the reader copies from the page: a listener of `copy`. */
export function revealCopiedToken(event: ClipboardEvent): void {
  const selected = window.getSelection()?.toString() ?? '';
  const text = revealToken(selected);
  if (text === selected) return;
  event.clipboardData?.setData('text/plain', text);
  event.preventDefault();
}

/** Calls a function after each change. Returns a function that ends this. */
export function watchOwnAccess(onChange: () => void): () => void {
  window.addEventListener(changeEvent, onChange);
  return () => window.removeEventListener(changeEvent, onChange);
}
