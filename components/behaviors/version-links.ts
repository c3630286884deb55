import { assetUrl } from '@/lib/site/base-url';
import { versionMainPaths } from '@/lib/site/browser-settings';
import { readStored, removeStored, writeStored } from '@/lib/site/browser-storage';
import { availableInAttribute, docsVersionAttribute } from '@/lib/site/data-attributes/docs';
import { versionAttribute } from '@/lib/site/data-attributes/document';
import { versionBase } from '@/lib/site/urls';

const storageKey = 'docs-version';
const versionLink = `a[${versionAttribute}]`;

/** Returns the version that the reader last chose. Removes it from storage if it no longer exists. */
function readChosenVersion(): string | undefined {
  const stored = readStored(storageKey);
  if (stored === undefined || Object.hasOwn(versionMainPaths, stored)) return stored;
  removeStored(storageKey);
  return undefined;
}

/**
 * Makes links to a docs version lead to the current page in that version, with query and hash, or to the version's main
 * page if the current page does not exist there. Links without a version lead to the page's version, or else to the
 * reader's choice. Following a link to a version stores that version as the reader's choice.
 * @param path the page's path, without the base URL
 * @returns a function that removes the listener
 */
export function updateVersionLinks(path: string): () => void {
  if (Object.keys(versionMainPaths).length === 0) return () => undefined;
  const main = document.getElementById('main');
  const pageVersion = main?.getAttribute(docsVersionAttribute) ?? undefined;
  const availableIn = main?.getAttribute(availableInAttribute)?.split(' ') ?? [];
  const chosenVersion = readChosenVersion();

  const hasPage = (version: string) => availableIn.includes(version);
  const findPath = (version: string) =>
    pageVersion !== undefined && hasPage(version)
      ? versionBase(version) + path.slice(versionBase(pageVersion).length)
      : versionMainPaths[version];

  const updateLink = (link: HTMLAnchorElement) => {
    const version = link.getAttribute(versionAttribute);
    const target = findPath(version || pageVersion || chosenVersion || '');
    if (target !== undefined) link.href = assetUrl(target);
  };
  for (const link of document.querySelectorAll<HTMLAnchorElement>(versionLink)) updateLink(link);

  // In the capture phase, before follow-links.ts follows the link. Covers links that are rendered later, such as
  // those of the mobile menu.
  const onClick = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(versionLink) : null;
    if (!link) return;
    updateLink(link);
    const version = link.getAttribute(versionAttribute);
    if (!version) return;
    writeStored(storageKey, version);
    if (version !== pageVersion && hasPage(version)) {
      link.search = window.location.search;
      link.hash = window.location.hash;
    }
  };
  document.addEventListener('click', onClick, true);
  return () => document.removeEventListener('click', onClick, true);
}
