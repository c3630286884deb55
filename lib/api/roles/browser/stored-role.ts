import { storagePrefix } from '../../../site/storage-keys';
import { isRole, listDenied, roleParameter } from '../roles';

/** The role that the reader has chosen. It lasts as long as the tab: a visit. */

const storageKey = `${storagePrefix}role`;

/** Returns the role of the URL, if it can be one. */
export function readUrlRole(): string | undefined {
  const role = new URLSearchParams(window.location.search).get(roleParameter);
  return isRole(role) ? role : undefined;
}

/** Returns the stored role. Undefined if there is none, or if the browser denies access to the storage. */
export function readStoredRole(): string | undefined {
  try {
    const role = window.sessionStorage.getItem(storageKey);
    return isRole(role) ? role : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a role; undefined if the reader has none any more. */
export function storeRole(role: string | undefined): void {
  try {
    if (role === undefined) window.sessionStorage.removeItem(storageKey);
    else window.sessionStorage.setItem(storageKey, role);
  } catch {
    // The root element has the role until the document is left.
  }
}

/** Returns the reader's role: that of the reference page that is or was shown in this document, or the stored one. */
export const readRole = (): string | undefined =>
  document.documentElement.dataset.role ?? readStoredRole();

/**
 * Calls a function when the reader selects another role on the page. “View as” is a script of its own, so the root
 * element is what they share.
 * @returns a function that stops this
 */
export function watchRole(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-role'] });
  return () => observer.disconnect();
}

/** Sets on the root element what the stylesheet dims for a role. */
export function showRole(role: string | undefined): void {
  const root = document.documentElement;
  const denied = role === undefined ? [] : listDenied(role);
  if (role === undefined) root.removeAttribute('data-role');
  else root.dataset.role = role;
  if (denied.length === 0) root.removeAttribute('data-role-denied');
  else root.dataset.roleDenied = denied.join(' ');
}
