import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

const fixture = 'tests/fixture-site';

/** The portal's code. Without the lock file, by which Next would take the copy for a project with its own packages. */
const code = [
  'app',
  'components',
  'lib',
  'scripts',
  'mdx-components.tsx',
  'next.config.mjs',
  'package.json',
  'tsconfig.json',
];

/** Copies folders of the fixture over those of a site. */
export function copyFixture(site: string, folders: readonly string[]): void {
  for (const folder of folders) {
    cpSync(join(fixture, folder), join(site, folder), { recursive: true });
  }
}

/** The portal's own content: the elements' shared files, and the parameters that the sandbox reads by name. */
const portalContent = ['content/elements/shared', 'content/reference/system-parameters.yaml'];

/**
 * Makes a site of the portal's code with the fixture's content and API description.
 * @returns the absolute path of the site
 */
export function createSite(name: string): string {
  const site = resolve('.cache', name);
  rmSync(site, { recursive: true, force: true });
  mkdirSync(site, { recursive: true });
  for (const path of code) cpSync(path, join(site, path), { recursive: true });
  copyFixture(site, ['content', 'openapi', 'app']);
  for (const path of portalContent) cpSync(path, join(site, path), { recursive: true });
  symlinkSync(resolve('node_modules'), join(site, 'node_modules'));
  return site;
}
