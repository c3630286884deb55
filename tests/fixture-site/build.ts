/**
 * Builds a small site in .cache/fixture-site: this folder's content/ and openapi/ with the portal's code, below the base
 * URL /hub/, with every setting on and a snapshot of the docs. The specs in this folder test it in a browser.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyFixture, createSite } from './copy-site';

function run(site: string, script: string, ...args: string[]): void {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', script, ...args], {
    cwd: site,
    stdio: 'inherit',
    env: { ...process.env, SITE_BASE_URL: '/hub/', SITE_URL: 'https://www.example.com' },
  });
  if (status !== 0) throw new Error(`${script} failed; its own message is above`);
}

/** Makes version 1.0 of the docs, without the page that only the current version has. */
function createSnapshot(site: string): void {
  const page = 'doctor-app/only-in-two';
  const sidebar = join(site, 'content/site/sidebar.yaml');
  rmSync(join(site, `content/docs/${page}.mdx`));
  writeFileSync(sidebar, readFileSync(sidebar, 'utf8').replace(`      - ${page}\n`, ''));
  run(site, 'scripts/snapshot-docs.ts', '1.0');
  copyFixture(site, ['content/docs', 'content/site']);
}

const site = createSite('fixture-site');
createSnapshot(site);
run(site, 'scripts/build.ts');
