import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listSourceFiles } from '../scripts/setup/fingerprint.mjs';

/** The house's rules (README, «How the house is laid out»), read off the import lines. */

const rooms = ['app', 'components', 'lib', 'scripts'];
const files = rooms
  .flatMap((room) => listSourceFiles('.', room))
  .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !/\.test\.tsx?$/.test(file));

type Import = { file: string; target: string; typeOnly: boolean; late: boolean };

/** Where an import leads: a file's path without its ending, or a package's name. */
function resolve(file: string, specifier: string): string {
  if (specifier.startsWith('@/')) return specifier.slice(2);
  if (!specifier.startsWith('.')) return specifier;
  return relative('.', join(dirname(file), specifier));
}

function listImports(file: string): Import[] {
  const source = readFileSync(file, 'utf8');
  const statement =
    /(?:^|\n)\s*(?:import|export)\s+(type\s)?[^'";]*?from\s+'([^']+)'|import\(\s*'([^']+)'\s*\)/g;
  return [...source.matchAll(statement)].map(([, typeOnly, from, dynamic]) => ({
    file,
    target: resolve(file, from ?? dynamic ?? ''),
    typeOnly: typeOnly !== undefined,
    late: dynamic !== undefined,
  }));
}

const imports = files.flatMap(listImports);
const from = (room: string) => imports.filter(({ file }) => file.startsWith(`${room}/`));
const describeImport = ({ file, target }: Import) => `${file} → ${target}`;
const findFile = (target: string) =>
  files.find((file) => file === target || file.replace(/(\/index)?\.(tsx?|mjs)$/, '') === target);

/** Whether a module, or one that it imports for more than types, asks for a target; `late` counts `import()` too. */
function reaches(file: string, wanted: RegExp, late: boolean, seen = new Set<string>()): boolean {
  if (seen.has(file)) return false;
  seen.add(file);
  return listImports(file)
    .filter((found) => !found.typeOnly && (late || !found.late))
    .some(({ target }) => {
      if (wanted.test(target)) return true;
      const next = findFile(target);
      return next !== undefined && reaches(next, wanted, late, seen);
    });
}

describe('the house', () => {
  it('lets lib import nothing of components, app, scripts, React or Next', () => {
    const wrong = from('lib').filter(({ target }) =>
      /^(components|app|scripts)\/|^(react|react-dom|next)(\/|$)/.test(target),
    );
    expect(wrong.map(describeImport)).toEqual([]);
  });

  it('lets components import nothing of app or scripts', () => {
    const wrong = from('components').filter(({ target }) => /^(app|scripts)\//.test(target));
    expect(wrong.map(describeImport)).toEqual([]);
  });

  it('lets scripts import only lib and scripts', () => {
    const wrong = from('scripts').filter(({ target }) => /^(app|components)\//.test(target));
    expect(wrong.map(describeImport)).toEqual([]);
  });

  it('keeps routes thin: no node:fs and at most 60 lines', () => {
    const routes = files.filter((file) => file.startsWith('app/'));
    expect(routes.filter((file) => readFileSync(file, 'utf8').split('\n').length > 61)).toEqual([]);
    expect(
      from('app')
        .filter(({ target }) => target.startsWith('node:'))
        .map(describeImport),
    ).toEqual([]);
  });

  it('lets no client component reach Node’s own modules', () => {
    const clients = files.filter((file) => readFileSync(file, 'utf8').startsWith("'use client'"));
    expect(clients.length).toBeGreaterThan(10);
    expect(clients.filter((file) => reaches(file, /^node:/, true))).toEqual([]);
  });

  it('lets a build begin without the files that it generates', () => {
    expect(reaches('scripts/build.ts', /\.generated\//, true)).toBe(true);
    expect(reaches('scripts/build.ts', /\.generated\//, false)).toBe(false);
  });

  it.each([
    ['@stoplight/elements', 'components/console/console.tsx'],
    ['next-themes', undefined],
    ['nprogress', 'components/navigation/progress-bar.ts'],
    ['flexsearch', 'lib/search/index/term-index.ts'],
    ['@codemirror/view', 'components/playground/json-editor.tsx'],
    ['pdfjs-dist', 'components/contract/parts/pdf-pages.tsx'],
    ['idb', 'lib/sandbox/browser/stored-records.ts'],
    ['@hono/node-server', undefined],
    ['node-sqlite3-wasm', undefined],
  ])('imports %s in one room only', (name, place) => {
    const places = [
      ...new Set(imports.filter(({ target }) => target === name).map(({ file }) => file)),
    ];
    expect(places.length).toBeGreaterThan(0);
    if (place) expect(places).toEqual([place]);
  });

  it('keeps the drawn elements apart from the site', () => {
    const wrong = from('components/contract').filter(
      ({ target }) =>
        /^components\/(?!contract\/)|^lib\/(?!contract\/)|^next(\/|$)/.test(target) ||
        target.startsWith('content/'),
    );
    expect(wrong.map(describeImport)).toEqual([]);
    const users = imports.filter(({ target }) => target.startsWith('react-aria-components'));
    expect(users.filter(({ file }) => !file.startsWith('components/contract/'))).toEqual([]);
  });

  it('runs the sandbox in a browser without Node’s modules and without the maker of its data', () => {
    const worker = 'lib/sandbox/browser/service-worker.ts';
    expect(reaches(worker, /^hono$/, true)).toBe(true);
    expect(reaches(worker, /^node:|^@hono\/node-server$|^node-sqlite3|^@faker-js/, true)).toBe(
      false,
    );
  });

  it('lets only the console, the docs’ samples and its own page know of the sandbox', () => {
    const users = imports.filter(
      ({ file, target }) =>
        /^(lib|components)\/sandbox\//.test(target) && !/^(lib|components)\/sandbox\//.test(file),
    );
    const rooms = new Set(users.map(({ file }) => file.split('/').slice(0, 2).join('/')));
    expect([...rooms].sort()).toEqual([
      'components/api-reference',
      'components/behaviors',
      'components/console',
      'lib/console',
      'lib/samples',
      'scripts/serve-sandbox.ts',
      'scripts/steps',
    ]);
  });

  it('has no folders for odds and ends', () => {
    expect(files.filter((file) => /\/(utils|helpers|common|types)\//.test(file))).toEqual([]);
  });
});
