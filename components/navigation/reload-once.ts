const key = 'hub.reloaded';

/** Whether an error says that a part of the site's code could not be loaded (the bundler's name for it). */
export const isChunkLoadError = ({ name }: Error) => name === 'ChunkLoadError';

/**
 * Loads the current address anew, once for each address in the tab's session: a page of an older deployment finds
 * the new one, and a page that fails again is not loaded for ever.
 * @returns whether the page is being loaded; false where it was before, and where the tab can't remember
 */
export function reloadOnce(): boolean {
  const { href } = window.location;
  try {
    const before = sessionStorage.getItem(key)?.split('\n') ?? [];
    if (before.includes(href)) return false;
    sessionStorage.setItem(key, [...before, href].join('\n'));
  } catch {
    return false;
  }
  window.location.reload();
  return true;
}
