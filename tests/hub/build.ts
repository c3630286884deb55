/**
 * Builds the portal a second time, in .cache/hub/, as an operator might: under another base URL (/hub/), with every
 * setting on that the portal itself leaves off, and with a snapshot of the docs made by the command for it. The tests
 * in this folder try the result in a browser.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { buildInputs } from '../../scripts/setup/build-if-changed.mjs';
import { listSourceFiles } from '../../scripts/setup/fingerprint.mjs';

const hub = resolve('.cache/hub');

/** Without the lock file, by which Next would take the copy for a project of its own, apart from its packages. */
const inputs = [...buildInputs.filter((path) => path !== 'package-lock.json'), 'package.json'];

function copySources(): void {
  rmSync(hub, { recursive: true, force: true });
  for (const file of inputs.flatMap((path) => listSourceFiles('.', path))) {
    mkdirSync(dirname(join(hub, file)), { recursive: true });
    cpSync(file, join(hub, file));
  }
  symlinkSync(resolve('node_modules'), join(hub, 'node_modules'));
}

/** Changes a file of the copy; throws where the text to be changed is not in it. */
function change(file: string, from: string, to: string): void {
  const text = readFileSync(join(hub, file), 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no «${from}» any more`);
  writeFileSync(join(hub, file), text.replace(from, to));
}

function run(script: string, ...args: string[]): void {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', script, ...args], {
    cwd: hub,
    stdio: 'inherit',
    env: { ...process.env, SITE_BASE_URL: '/hub/', SITE_URL: 'https://www.example.com' },
  });
  if (status !== 0) throw new Error(`${script} failed; its own message stands above`);
}

/** Leaves only the guides in the copy: version 1.0 had no more, and each page of a version costs the build its time. */
function keepGuides(): void {
  const sidebar = join(hub, 'content/site/sidebar.yaml');
  const text = readFileSync(sidebar, 'utf8');
  const [guides = ''] = text.split('  - category: Screens and elements');
  writeFileSync(sidebar, guides + text.slice(text.indexOf('\napiTopics:')));
  const named = new Set(guides.match(/doctor-app\/[\w/-]+/g));
  for (const file of listSourceFiles(hub, 'content/docs')) {
    const id = file.slice('content/docs/'.length, -'.mdx'.length);
    if (!named.has(id)) rmSync(join(hub, file));
  }
}

copySources();
keepGuides();
run('scripts/snapshot-docs.ts', '1.0');
for (const folder of ['content/docs', 'content/site'])
  cpSync(folder, join(hub, folder), { recursive: true });
cpSync('tests/hub/files', hub, { recursive: true });
const settings = 'content/site/settings.yaml';
const [unchanged = ''] = readFileSync(settings, 'utf8').split('# What readers may do');
writeFileSync(join(hub, settings), unchanged + readFileSync('tests/hub/settings.yaml', 'utf8'));
// A category with a page of its own, and one inside another.
change(
  'content/site/sidebar.yaml',
  '  - category: SDK\n    items:\n      - doctor-app/sdk\n      - doctor-app/sdk-integration\n',
  '  - category: SDK\n    doc: doctor-app/sdk\n    items:\n      - category: In depth\n        items: [doctor-app/sdk-integration]\n',
);
run('scripts/build.ts');
