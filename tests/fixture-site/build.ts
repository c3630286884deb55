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

/** Makes the sidebar so large that pages do not have the links of closed categories. */
function addManyLinks(site: string): void {
  const links = Array.from(
    { length: 200 },
    (_, i) => `      - { label: Link ${i + 1}, to: /api/operations }\n`,
  );
  const sidebar = join(site, 'content/site/sidebar.yaml');
  const [items, rest] = readFileSync(sidebar, 'utf8').split('\napiTopics:');
  const category = ['  - category: Many links\n    items:\n', ...links].join('');
  writeFileSync(sidebar, `${items}${category}\napiTopics:${rest}`);
}

const site = createSite('fixture-site');
createSnapshot(site);
addManyLinks(site);
run(site, 'scripts/build.ts');
