import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ownFixture = 'tests/fixture-site';

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
export function copyFixture(site: string, folders: readonly string[], fixture = ownFixture): void {
  for (const folder of folders) {
    cpSync(join(fixture, folder), join(site, folder), { recursive: true });
  }
}

/** What the portal's code needs of its own content: the elements' shared files, and what the sandbox reads by name. */
const portalContent = [
  'content/elements/shared',
  'content/reference/system-parameters.yaml',
  'openapi/sandbox/not-simulated.yaml',
  'openapi/sandbox/users.yaml',
];

/** Copies all that authors edit in the site: content/ and openapi/. */
export function copyContent(site: string, fixture = ownFixture): void {
  copyFixture(site, ['content', 'openapi'], fixture);
  for (const path of portalContent) cpSync(path, join(site, path), { recursive: true });
}

/** Adds version 1.0 of the docs, with one page. */
export function addSnapshot(site: string): void {
  const page = 'docs/doctor-app/api-security.mdx';
  cpSync(join(ownFixture, 'content', page), join(site, 'content/versions/1.0', page));
  writeFileSync(
    join(site, 'content/versions/1.0/version.yaml'),
    'label: "1.0"\nsidebar:\n  - category: Start here\n    items:\n      - doctor-app/api-security\n',
  );
}

/**
 * Makes a site of the portal's code with the content and the API description of a fixture.
 * @returns the absolute path of the site
 */
export function createSite(name: string, fixture = ownFixture): string {
  const site = resolve('.cache', name);
  rmSync(site, { recursive: true, force: true });
  mkdirSync(site, { recursive: true });
  for (const path of code) cpSync(path, join(site, path), { recursive: true });
  copyContent(site, fixture);
  symlinkSync(resolve('node_modules'), join(site, 'node_modules'));
  return site;
}
