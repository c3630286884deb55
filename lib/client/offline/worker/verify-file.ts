import type { ManifestFile } from '../offline-manifest';

/** A file that differs from the manifest: the site was deployed again, or something else has responded. */
export class ChangedFileError extends Error {}

const toHex = (hash: ArrayBuffer) =>
  Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Downloads a file and checks that it is the one of the manifest.
 * @throws ChangedFileError if it is another one, and whatever `fetch` throws
 */
export async function downloadFile(file: ManifestFile, signal: AbortSignal): Promise<Response> {
  const response = await fetch(file.url, { signal, cache: 'no-cache', priority: 'low' });
  const body = await response.arrayBuffer();
  const isSame = response.ok && toHex(await crypto.subtle.digest('SHA-256', body)) === file.hash;
  if (!isSame) throw new ChangedFileError(`${file.url} differs from the manifest`);
  const headers = new Headers(response.headers);
  // They describe the transfer, not this body.
  for (const name of ['Content-Encoding', 'Content-Length', 'Transfer-Encoding'])
    headers.delete(name);
  // A response of its own: the browser refuses a redirected one for a page.
  return new Response(body, { headers });
}
