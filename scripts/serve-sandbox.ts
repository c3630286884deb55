/**
 * Runs the sandbox as a server of this machine, on http://localhost:4010/api/v2 unless the options say otherwise
 * (`npm run sandbox -- --help`). A fresh checkout gets its generated files first.
 */
import { statSync } from 'node:fs';
import { isFile, listFiles, projectPath } from '../lib/files/project-files';
import { sandboxPassword } from '../lib/sandbox/sandbox-credentials';
import { runIfMain } from './run-if-main';

const generated = '.generated/sandbox';

/** What the sandbox imports, and scripts/write-sandbox.ts writes. */
const generatedFiles = [
  'contract.json',
  'system-parameters.json',
  'bodies.mjs',
  'parameters.mjs',
  'sandbox-data.json',
].map((name) => `${generated}/${name}`);

const changedAt = (file: string) => statSync(projectPath(file)).mtimeMs;

/** Why the generated files have to be written; `undefined` where they are there and as new as their sources. */
function findStale(): string | undefined {
  if (generatedFiles.some((file) => !isFile(file))) return 'This is the first start';
  // The oldest: whoever stopped the writing half-way left some of them as they were.
  const written = Math.min(...generatedFiles.map(changedAt));
  const sources = [
    ...listFiles('openapi', '.yaml'),
    ...listFiles('content/reference', '.yaml'),
    ...[
      'generate/create-validators.ts',
      'generate/create-sandbox-contract.ts',
      'sandbox-clock.ts',
      'sandbox-data.ts',
    ].map((name) => `lib/sandbox/${name}`),
    ...listFiles('lib/sandbox/seed', '.ts').filter((file) => !file.endsWith('.test.ts')),
  ];
  return sources.some((file) => changedAt(file) > written)
    ? 'The description of the API or the made-up data has changed'
    : undefined;
}

async function prepare(): Promise<void> {
  const reason = findStale();
  if (reason === undefined) return;
  console.log(`${reason}: the sandbox's files are written first. This takes some seconds.`);
  const { emitSandboxSources: writeSandbox } = await import('./steps/emit-sandbox-sources');
  await writeSandbox();
}

async function serveSandbox(): Promise<void> {
  await prepare();
  // These read the generated files.
  const { helpText: help, parseOptions } = await import('../lib/sandbox/node/server-options');
  const parsed = parseOptions(process.argv.slice(2));
  if (parsed === 'help') {
    console.log(help);
    return;
  }
  if ('errors' in parsed) {
    console.error(`${parsed.errors.join('\n')}\n\nSee npm run sandbox -- --help`);
    process.exitCode = 1;
    return;
  }
  const { options } = parsed;
  const { startServer, StartError } = await import('../lib/sandbox/node/start-server');
  const { DatabaseFileError } = await import('../lib/sandbox/node/database-file');
  const { getSite } = await import('../lib/site/site-settings');
  try {
    const portal = new URL(getSite().url).origin;
    const {
      address,
      scenario,
      now,
      isRestored: hasContinued,
      stop,
    } = await startServer(options, { portalOrigin: portal });
    console.log(`The sandbox answers on ${address}

  Scenario  ${scenario}${hasContinued ? `, as ${options.file} kept it` : ''}
  Clock     ${now}; it stands still until you put it forward:
            curl -X POST ${address.replace('/api/v2', '/control/clock')} -d '{"minutes":60}'
  Token     curl -X POST ${address}/token -H 'Content-Type: application/json' \\
              -d '{"email":"dana@example.com","password":"${sandboxPassword}"}'
  State     ${options.file ? `kept in ${options.file}` : 'forgotten when it stops; --file PATH keeps it'}

Ctrl+C stops it.`);
    let isStopping = false;
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, () => {
        if (isStopping) return;
        isStopping = true;
        stop().then(() => process.exit(0));
      });
    }
  } catch (error) {
    if (!(error instanceof StartError) && !(error instanceof DatabaseFileError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

await runIfMain(import.meta.url, 'serve-sandbox', serveSandbox);
