import type { SandboxData, StoredFile } from '../sandbox-data';

/** Returns the path of every attachment in a value, at any depth. */
function listPaths(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(listPaths);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'path' && typeof inner === 'string' ? [inner] : listPaths(inner),
  );
}

/** Makes the file of a name: logos of companies are assets. */
const makeFile = (name: string): StoredFile =>
  name.endsWith('.pdf')
    ? { id: name, kind: 'file', type: 'application/pdf' }
    : { id: name, kind: name.startsWith('company-') ? 'asset' : 'file', type: 'image/png' };

/** Makes the files to which the records refer, in addition to the existing ones. */
export function makeFiles(data: Omit<SandboxData, 'files'>, existing: StoredFile[]): StoredFile[] {
  const names = new Set(listPaths(data));
  for (const { id } of existing) names.delete(id);
  return [...existing, ...[...names].map(makeFile)];
}
