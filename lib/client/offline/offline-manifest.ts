import { isRecord } from '../../kit/json/is-record';

/** The path of the manifest, without the base URL. */
export const manifestPath = '/offline-manifest.json';

/** A file of the portal. */
export type ManifestFile = {
  /** Its URL's path, with the base URL and the query. */
  url: string;
  /** The SHA-256 hash of its content, in hexadecimal notation. */
  hash: string;
  /** Its size in bytes. */
  bytes: number;
};

/** All files that the portal needs when it is read offline. */
export type OfflineManifest = {
  /** The ID of the build. */
  build: string;
  /** Size of all files as a host that compresses transfers them, in bytes. */
  transferBytes: number;
  files: ManifestFile[];
};

const isFile = (value: unknown): value is ManifestFile =>
  isRecord(value) &&
  typeof value.url === 'string' &&
  typeof value.hash === 'string' &&
  typeof value.bytes === 'number';

/** Reads a manifest. Throws if it is none, such as a page of the host that reports an error. */
export function parseManifest(value: unknown): OfflineManifest {
  if (isRecord(value)) {
    const { build, transferBytes, files } = value;
    const isList = Array.isArray(files) && files.every(isFile);
    if (typeof build === 'string' && typeof transferBytes === 'number' && isList)
      return { build, transferBytes, files };
  }
  throw new Error('The list of the files is damaged');
}

/** The storage that all files need, in bytes. */
export const sumBytes = (files: readonly ManifestFile[]): number =>
  files.reduce((sum, { bytes }) => sum + bytes, 0);
