/**
 * Builds a small site in .cache/fixture-site: this folder's content/ and openapi/ with the portal's code, below the base
 * URL /hub/, with every setting on and a snapshot of the docs. The specs in this folder test it in a browser.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const site = resolve('.cache/fixture-site');
const fixture = 'tests/fixture-site';

/** The portal's code. Without the lock file, by which Next would take the copy for a project with its own packages. */
const code = ['app', 'components', 'lib', 'scripts', 'next.config.mjs', 'package.json', 'tsconfig.json'];

function run(script: string, ...args: string[]): void {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', script, ...args], {
    cwd: site,
    stdio: 'inherit',
    env: { ...process.env, SITE_BASE_URL: '/hub/', SITE_URL: 'https://www.example.com' },
  });
  if (status !== 0) throw new Error(`${script} failed; its own message is above`);
}

/** Makes version 1.0 of the docs, without the page that only the current version has. */
function createSnapshot(): void {
  const page = 'doctor-app/only-in-two';
  const doc = join(site, `content/docs/${page}.mdx`);
  const sidebar = join(site, 'content/site/sidebar.yaml');
  rmSync(doc);
  writeFileSync(sidebar, readFileSync(sidebar, 'utf8').replace(`      - ${page}\n`, ''));
  run('scripts/snapshot-docs.ts', '1.0');
  for (const folder of ['docs', 'site']) {
    cpSync(join(fixture, 'content', folder), join(site, 'content', folder), { recursive: true });
  }
}

rmSync(site, { recursive: true, force: true });
mkdirSync(site, { recursive: true });
for (const path of code) cpSync(path, join(site, path), { recursive: true });
for (const folder of ['content', 'openapi', 'app']) {
  cpSync(join(fixture, folder), join(site, folder), { recursive: true });
}
cpSync('content/elements/shared', join(site, 'content/elements/shared'), { recursive: true });
symlinkSync(resolve('node_modules'), join(site, 'node_modules'));
createSnapshot();
run('scripts/build.ts');
