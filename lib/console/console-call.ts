import type { ReadableBody } from './read-response-body';

/** What became of a call from the console: what its library does not show. */
export type ConsoleCall = {
  method: string;
  url: string;
  /** Whether an access token went along. */
  hasToken: boolean;
  /** Whether the sandbox answered: nothing left the browser. */
  isSandbox: boolean;
} & (
  | { state: 'sent' }
  | (ReadableBody & {
      state: 'answered';
      status: number;
      statusText: string;
      /** Milliseconds from sending to the end of the answer. */
      duration: number;
      headers: Array<[name: string, value: string]>;
      body: Blob;
      fileName: string;
    })
  | { state: 'failed'; origin: string; isOffline: boolean }
  | { state: 'refused'; reason: string }
);

const fileEndings: Record<string, string> = {
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
 * The name under which an answer is saved: what the server suggests (RFC 6266), else the end of the path where it
 * names a file, else the last word of the path with the ending of the answer's type. Never a path.
 */
export function getDownloadFileName(url: string, headers: Headers): string {
  const suggested = /filename="?([^";]+)"?/i.exec(headers.get('Content-Disposition') ?? '')?.[1];
  const segments = new URL(url).pathname.split('/');
  const last = decodeURIComponent(segments.at(-1) ?? '');
  // Ids and numbers of policies say little: `appointments`, not `70412`.
  const word = segments.findLast((segment) => /^[a-z-]+$/.test(segment)) ?? 'answer';
  const type = headers.get('Content-Type')?.split(';')[0]?.trim() ?? '';
  const name = suggested ?? (/\.\w+$/.test(last) ? last : `${word}.${fileEndings[type] ?? 'bin'}`);
  return name.replace(/[\\/:*?"<>|]/g, '_');
}

/** Bytes in words: `812 B`, `4.2 KB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  return bytes < 1_000_000
    ? `${(bytes / 1000).toFixed(1)} KB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
