import { assetUrl } from '../../site/base-url';
import { readStored, removeStored, writeStored } from '../../site/browser/browser-storage';
import { versionMainPaths } from '../../site/browser-settings';
import { versionBase } from '../../site/routes.mjs';
import { getCurrentPath } from './current-path';

const storageKey = 'docs-version';
const versionLink = 'a[data-version]';

/** Returns the version that the reader last chose. Removes it from storage if it no longer exists. */
function readSelectedVersion(): string | undefined {
  const stored = readStored(storageKey);
  if (stored === undefined || Object.hasOwn(versionMainPaths, stored)) return stored;
  removeStored(storageKey);
  return undefined;
}

const findMain = () => document.getElementById('main');
const readPageVersion = () => findMain()?.dataset.docsVersion;

const hasPage = (version: string) =>
  findMain()?.dataset.availableIn?.split(' ').includes(version) ?? false;

/** Returns the path that a link to a version leads to. */
function findPath(version: string, pageVersion: string | undefined): string | undefined {
  return pageVersion !== undefined && hasPage(version)
    ? versionBase(version) + getCurrentPath().slice(versionBase(pageVersion).length)
    : versionMainPaths[version];
}

function updateLink(link: HTMLAnchorElement, selectedVersion = readSelectedVersion()): void {
  const pageVersion = readPageVersion();
  const version = link.dataset.version || pageVersion || selectedVersion || '';
  const target = findPath(version, pageVersion);
  if (target !== undefined) link.href = assetUrl(target);
}

/**
 * Makes links to a docs version lead to the current page in that version, with query and hash, or to the version's main
 * page if the current page does not exist there. Links without a version lead to the page's version, or else to the
 * reader's choice.
 */
export function updateVersionLinks(): void {
  if (Object.keys(versionMainPaths).length === 0) return;
  const selectedVersion = readSelectedVersion();
  for (const link of document.querySelectorAll<HTMLAnchorElement>(versionLink))
    updateLink(link, selectedVersion);
}

/** Following a link to a version stores that version as the reader's choice. */
function onClick({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(versionLink) : null;
  if (!link) return;
  updateLink(link);
  const version = link.dataset.version;
  if (!version) return;
  writeStored(storageKey, version);
  if (version !== readPageVersion() && hasPage(version)) {
    link.search = window.location.search;
    link.hash = window.location.hash;
  }
}

/** Stores the version of the link that the reader follows. */
export function watchVersionLinks(): void {
  // In the capture phase, before the link is followed.
  if (Object.keys(versionMainPaths).length > 0) document.addEventListener('click', onClick, true);
}
