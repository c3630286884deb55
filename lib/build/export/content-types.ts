import { extname } from 'node:path';

/** The content types of the export's files, and of the images and downloads that authors may add. */
export const contentTypes: Record<string, readonly string[]> = {
  'text/html': ['html'],
  'text/css': ['css'],
  'text/javascript': ['js', 'mjs'],
  // Programs are text to read; common tables take `.ts` for a video.
  'text/plain': ['txt', 'ts', 'sh', 'py', 'java', 'cs'],
  'text/markdown': ['md'],
  'text/csv': ['csv'],
  'application/json': ['json', 'map'],
  'application/xml': ['xml'],
  'application/yaml': ['yaml', 'yml'],
  'application/pdf': ['pdf'],
  'application/zip': ['zip'],
  'image/svg+xml': ['svg'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
  'image/avif': ['avif'],
  'image/x-icon': ['ico'],
  'font/woff2': ['woff2'],
  'video/mp4': ['mp4'],
  'video/webm': ['webm'],
  'video/ogg': ['ogv'],
  'text/vtt': ['vtt'],
  'audio/mpeg': ['mp3'],
  'audio/mp4': ['m4a'],
  'audio/ogg': ['ogg', 'oga', 'opus'],
  'audio/wav': ['wav'],
  'font/woff': ['woff'],
  'font/ttf': ['ttf'],
  'font/otf': ['otf'],
  'application/manifest+json': ['webmanifest'],
  'application/wasm': ['wasm'],
  'application/rtf': ['rtf'],
  'application/gzip': ['gz', 'tgz'],
  'application/epub+zip': ['epub'],
  'application/msword': ['doc'],
  'application/vnd.ms-excel': ['xls'],
  'application/vnd.ms-powerpoint': ['ppt'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': ['pptx'],
  'application/vnd.oasis.opendocument.text': ['odt'],
  'application/vnd.oasis.opendocument.spreadsheet': ['ods'],
  'application/vnd.oasis.opendocument.presentation': ['odp'],
};

const isText = (type: string) => /^text\/|json$|xml$|yaml$/.test(type);

/** The types that compression makes smaller. */
export const textTypes: readonly string[] = Object.keys(contentTypes).filter(isText);

/** The types that have a charset. JSON has none. */
export const charsetTypes = textTypes.filter((type) => type !== 'application/json');

const extensionTypes = new Map<string, string>(
  Object.entries(contentTypes).flatMap(([type, extensions]) =>
    extensions.map((extension) => [`.${extension}`, type] as const),
  ),
);

/** Whether a file is text, by its extension. */
export const isTextFile = (path: string): boolean =>
  isText(extensionTypes.get(extname(path)) ?? '');

/** Returns the `Content-Type` of a file by its extension; undefined if it has no known one. */
export function findContentType(path: string): string | undefined {
  const type = extensionTypes.get(extname(path));
  return type !== undefined && charsetTypes.includes(type) ? `${type}; charset=utf-8` : type;
}
