import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { packages, type RepositoryPackage } from '../support/packages';

const rootSchema = z.object({
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
});
const root = rootSchema.parse(JSON.parse(readFileSync('package.json', 'utf8')));

/** A package and those that it depends on, directly or indirectly. */
function listNeeded(pack: RepositoryPackage): RepositoryPackage[] {
  const needed = packages.filter(({ folder }) => pack.packageFolders.includes(folder));
  return [...new Set([pack, ...needed.flatMap(listNeeded)])];
}

describe('the packages of the repository', () => {
  it.each(packages)('$folder has a README, and the versions of the repository', (pack) => {
    expect(readFileSync(`${pack.folder}/README.md`, 'utf8')).toContain(`# ${pack.name}`);
    expect({ ...root.devDependencies, ...root.dependencies }).toMatchObject(pack.versions);
    for (const path of [...pack.packageFolders, ...pack.projectFiles])
      expect(existsSync(path), path).toBe(true);
  });
});

const temporary: string[] = [];
afterAll(() => {
  for (const folder of temporary) rmSync(folder, { recursive: true, force: true });
});

/** Copies a package, and what it declares, to an empty folder. */
function extractPackage(pack: RepositoryPackage): string {
  const target = mkdtempSync(join(tmpdir(), 'package-'));
  temporary.push(target);
  const needed = listNeeded(pack);
  for (const path of new Set(
    needed.flatMap(({ folder, projectFiles }) => [folder, ...projectFiles]),
  ))
    cpSync(path, join(target, path), { recursive: true });
  const names = needed.flatMap(({ dependencies }) => dependencies);
  for (const name of new Set([...names, ...pack.devDependencies])) {
    const link = join(target, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(resolve('node_modules', name), link, 'junction');
  }
  // The same inputs in each run, as in the repository (tests/unit-setup.ts).
  writeFileSync(
    join(target, 'setup.mjs'),
    "import fc from 'fast-check';\nfc.configureGlobal({ seed: 1 });\n",
  );
  const settings = {
    resolve: { alias: { '@': target } },
    test: {
      testTimeout: 60_000,
      setupFiles: pack.devDependencies.includes('fast-check') ? ['setup.mjs'] : [],
    },
  };
  writeFileSync(join(target, 'vitest.config.mjs'), `export default ${JSON.stringify(settings)};\n`);
  writeFileSync(join(target, 'package.json'), '{ "type": "module" }\n');
  return target;
}

it.each(packages)(
  'the tests of $folder pass in a copy with nothing but what it declares',
  (pack) => {
    const cwd = extractPackage(pack);
    const arguments_ = ['node_modules/vitest/vitest.mjs', 'run', pack.folder];
    const output = execFileSync(process.execPath, arguments_, {
      cwd,
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    expect(output).toMatch(/Tests {2}\d+ passed/);
  },
  300_000,
);
