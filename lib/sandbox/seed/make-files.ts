import type { SandboxData, StoredFile } from '../sandbox-data';

const note = 'Made up: a document of the sandbox';

const words: Record<string, string> = {
  'visit-summary': 'Visit summary',
  invoice: 'Invoice',
  override: 'Guarantee of payment',
  clinic: 'Clinic',
  profile: 'Profile',
  company: 'Company',
};

const colours = ['#2563eb', '#047857', '#b45309', '#7c3aed', '#be123c', '#0f766e'];

/** Every path of an attachment in a value, however deep. */
function listPaths(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(listPaths);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'path' && typeof inner === 'string' ? [inner] : listPaths(inner),
  );
}

/** `visit-summary-70601.pdf` → a document of that visit */
function makeFile(name: string, index: number): StoredFile {
  const [, subject = '', id = ''] = name.match(/^([a-z-]+?)-(\d+)/) ?? [];
  const title = `${words[subject] ?? 'Document'} ${id}`;
  if (name.endsWith('.pdf')) {
    return { id: name, kind: 'file', type: 'application/pdf', lines: [title, note] };
  }
  return {
    id: name,
    kind: subject === 'company' ? 'asset' : 'file',
    type: 'image/png',
    lines: [title],
    colour: colours[index % colours.length],
  };
}

/** The files that the world's records speak of, and that the sandbox is to serve. */
export function makeFiles(world: Omit<SandboxData, 'files'>, kept: StoredFile[]): StoredFile[] {
  const names = new Set(listPaths(world));
  for (const { id } of kept) names.delete(id);
  return [...kept, ...[...names].map(makeFile)];
}
