import type { SandboxData, StoredFile } from '../sandbox-data';

const note = 'Made up: a document of the sandbox';

const titles: Record<string, string> = {
  'visit-summary': 'Visit summary',
  invoice: 'Invoice',
  override: 'Guarantee of payment',
  clinic: 'Clinic',
  profile: 'Profile',
  company: 'Company',
};

const colors = ['#2563eb', '#047857', '#b45309', '#7c3aed', '#be123c', '#0f766e'];

/** Returns the path of every attachment in a value, at any depth. */
function listPaths(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(listPaths);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'path' && typeof inner === 'string' ? [inner] : listPaths(inner),
  );
}

/** Makes a file whose title is derived from its name, such as `visit-summary-70601.pdf`. */
function makeFile(name: string, index: number): StoredFile {
  const [, subject = '', id = ''] = name.match(/^([a-z-]+?)-(\d+)/) ?? [];
  const title = `${titles[subject] ?? 'Document'} ${id}`;
  if (name.endsWith('.pdf')) {
    return { id: name, kind: 'file', type: 'application/pdf', lines: [title, note] };
  }
  return {
    id: name,
    kind: subject === 'company' ? 'asset' : 'file',
    type: 'image/png',
    lines: [title],
    color: colors[index % colors.length],
  };
}

/** Makes the files to which the records refer, in addition to the existing ones. */
export function makeFiles(data: Omit<SandboxData, 'files'>, existing: StoredFile[]): StoredFile[] {
  const names = new Set(listPaths(data));
  for (const { id } of existing) names.delete(id);
  return [...existing, ...[...names].map(makeFile)];
}
