/**
 * Builds the portal: checks and prepares the sources, lets Next write out/, then adds the search index, the
 * security policy and the host's files, and checks every link of the result.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { projectPath } from '../lib/files/project-files';
import { prepare } from './prepare';
import { runIfMain } from './run-if-main';
import { checkLinks } from './steps/check-links';
import { emitCsp } from './steps/emit-csp';
import { emitHostingConfig } from './steps/emit-hosting-config';
import { emitMarkdown } from './steps/emit-markdown';
import { emitSearchIndex } from './steps/emit-search-index';

function runNext(): void {
  rmSync(projectPath('out'), { recursive: true, force: true });
  const { status } = spawnSync(
    process.execPath,
    [projectPath('node_modules/next/dist/bin/next'), 'build'],
    {
      stdio: 'inherit',
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
    },
  );
  if (status !== 0) throw new Error('next build failed; its own message stands above');
}

const steps: Array<[name: string, run: () => Promise<void> | void]> = [
  ['Check and prepare the sources', prepare],
  ['Build the pages', runNext],
  ['Write the pages as Markdown', emitMarkdown],
  ['Build the search index', emitSearchIndex],
  ['Write the security policy', emitCsp],
  ['Write the host’s files', emitHostingConfig],
  ['Check the links', checkLinks],
];

async function build(): Promise<void> {
  const start = Date.now();
  for (const [index, [name, run]] of steps.entries()) {
    const begin = Date.now();
    console.log(`\n[${index + 1}/${steps.length}] ${name}`);
    await run();
    console.log(`    ${((Date.now() - begin) / 1000).toFixed(1)} s`);
  }
  console.log(`\nBuilt out/ in ${((Date.now() - start) / 1000).toFixed(1)} s`);
}

await runIfMain(import.meta.url, 'build', build);
