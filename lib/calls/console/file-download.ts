const extensions: Record<string, string> = {
  'application/zip': 'zip',
  'application/pdf': 'pdf',
  'application/json': 'json',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/svg+xml': 'svg',
  'text/plain': 'txt',
};

/**
 * Returns the file name for saving a response: the one the server suggests (RFC 6266), the last path segment if it is
 * a file name, or else the last word in the path with the extension of the media type. It never contains a slash.
 */
export function getDownloadFileName(url: string, headers: Headers): string {
  const suggested = /filename="?([^";]+)"?/i.exec(headers.get('Content-Disposition') ?? '')?.[1];
  const segments = new URL(url).pathname.split('/');
  const last = decodeURIComponent(segments.at(-1) ?? '');
  // Words are more descriptive than ids and policy numbers: `appointments`, not `70412`.
  const word = segments.findLast((segment) => /^[a-z-]+$/.test(segment)) ?? 'response';
  const type = headers.get('Content-Type')?.split(';')[0]?.trim() ?? '';
  const name = suggested ?? (/\.\w+$/.test(last) ? last : `${word}.${extensions[type] ?? 'bin'}`);
  return name.replace(/[\\/:*?"<>|]/g, '_');
}

/** Downloads a blob as a file. */
export function saveFile(body: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(body);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
