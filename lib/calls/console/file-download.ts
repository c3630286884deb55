import { parse } from 'content-disposition';

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

/** Names of devices, which Windows reserves with any extension. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/** Shorter than what file systems accept, so that a browser can add ` (1)`. */
const maxBytes = 200;

/** Makes a name one that all file systems accept, and that looks like what it is. */
function toSafeName(name: string): string {
  const safe = name
    .replace(/[\\/:*?"<>|\p{Cc}\p{Cs}]/gu, '_')
    // Marks that change the direction of text could hide the extension.
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .replace(/^ +|[ .]+$/g, '')
    .replace(reserved, '_$&')
    .normalize('NFC');
  const extension = /\.[^.]{1,16}$/.exec(safe)?.[0] ?? '';
  const characters = [...safe.slice(0, safe.length - extension.length)];
  const size = () => new TextEncoder().encode(characters.join('') + extension).length;
  while (size() > maxBytes) characters.splice(-Math.ceil((size() - maxBytes) / 4));
  return characters.join('') + extension;
}

/** Headers are read as Latin-1. Many servers send UTF-8 where only ASCII is allowed, as browsers accept it. */
function readUtf8(text: string): string {
  if (!/^[\0-\u00ff]*$/.test(text)) return text;
  try {
    const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return text;
  }
}

/** The name that a server suggests (RFC 6266); empty if there is none. */
const readSuggestedName = (headers: Headers): string =>
  toSafeName(readUtf8(parse(headers.get('Content-Disposition') ?? '').parameters.filename ?? ''));

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/**
 * Returns the file name for saving a response: the one the server suggests, the last path segment if it is a file name,
 * or else the last word in the path with the extension of the media type. It is a name for any file system.
 */
export function getDownloadFileName(url: string, headers: Headers): string {
  const suggested = readSuggestedName(headers);
  if (suggested !== '') return suggested;
  const segments = new URL(url).pathname.split('/');
  const last = toSafeName(decodeSegment(segments.at(-1) ?? ''));
  if (/\.\w+$/.test(last)) return last;
  // Words are more descriptive than ids and policy numbers: `appointments`, not `70412`.
  const word = segments.findLast((segment) => /^[a-z-]+$/.test(segment)) ?? 'response';
  const type = headers.get('Content-Type')?.split(';')[0]?.trim() ?? '';
  return `${word}.${extensions[type] ?? 'bin'}`;
}

/** Downloads a blob as a file. */
export function saveFile(body: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(body);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
