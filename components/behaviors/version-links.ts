import { assetUrl } from '@/lib/site/base-url';
import { versionMainPaths } from '@/lib/site/browser-settings';
import { readStored, removeStored, writeStored } from '@/lib/site/browser-storage';
import { versionBase } from '@/lib/site/urls';

const key = 'docs-version';

/** The version that the reader chose last; a name that no longer exists is forgotten. */
function readChosen(): string | undefined {
  const stored = readStored(key);
  if (stored === undefined || Object.hasOwn(versionMainPaths, stored)) return stored;
  removeStored(key);
  return undefined;
}

/**
 * Makes links to docs versions (`data-version`) lead to the same page of that version where it exists, with query
 * and hash, else to its main page; a link that names none follows the page's version, then the reader's choice.
 * Following one to a named version is a choice, which is remembered.
 * @param path the page's path, without the base URL
 * @returns stops it
 */
export function updateVersionLinks(path: string): () => void {
  if (Object.keys(versionMainPaths).length === 0) return () => undefined;
  const { docsVersion: own, availableIn = '' } = document.getElementById('main')?.dataset ?? {};
  const chosen = readChosen();

  const hasPage = (name: string) => availableIn.split(' ').includes(name);
  const findPath = (name: string) =>
    own !== undefined && hasPage(name)
      ? versionBase(name) + path.slice(versionBase(own).length)
      : versionMainPaths[name];

  const point = (link: HTMLAnchorElement) => {
    const { version } = link.dataset;
    const target = findPath(version || own || chosen || '');
    if (target !== undefined) link.href = assetUrl(target);
  };
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-version]')) point(link);

  // In the capture phase: soft-navigation.tsx follows the link as it then is. The mobile menu's links come late.
  const onClick = ({ target }: MouseEvent) => {
    const link =
      target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-version]') : null;
    if (!link) return;
    point(link);
    const { version } = link.dataset;
    if (!version) return;
    writeStored(key, version);
    if (version !== own && hasPage(version)) {
      link.search = window.location.search;
      link.hash = window.location.hash;
    }
  };
  document.addEventListener('click', onClick, true);
  return () => document.removeEventListener('click', onClick, true);
}
