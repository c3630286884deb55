const storageKey = 'hub.reloaded';

/** Returns whether an error means that a chunk of the site's code did not load. The name is that of the bundler. */
export const isChunkLoadError = ({ name }: Error) => name === 'ChunkLoadError';

/**
 * Reloads the current URL, once per URL and browser tab. After a deployment, a page of the previous version then gets
 * the new code. A page that fails again is not reloaded, which avoids an endless loop.
 * @returns whether the page reloads; false if it was reloaded before or if session storage is unavailable
 */
export function reloadOnce(): boolean {
  const { href } = window.location;
  try {
    const reloadedUrls = sessionStorage.getItem(storageKey)?.split('\n') ?? [];
    if (reloadedUrls.includes(href)) return false;
    sessionStorage.setItem(storageKey, [...reloadedUrls, href].join('\n'));
  } catch {
    return false;
  }
  window.location.reload();
  return true;
}
