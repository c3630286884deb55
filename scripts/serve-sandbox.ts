/**
 * Runs the sandbox as a server on this machine, on http://localhost:4010/api/v2 unless the options change that
 * (`npm run sandbox -- --help`). `npm run sandbox` writes its generated files first.
 */
import { DatabaseFileError } from '../lib/sandbox/node/database-file';
import { helpText, parseOptions } from '../lib/sandbox/node/server-options';
import { StartError, startServer } from '../lib/sandbox/node/start-server';
import { sandboxPassword } from '../lib/sandbox/sandbox-credentials';
import { getSite } from '../lib/site/site-settings';
import { runIfMain } from './run-if-main';

async function serveSandbox(): Promise<void> {
  const parsed = parseOptions(process.argv.slice(2));
  if (parsed === 'help') {
    console.log(helpText);
    return;
  }
  if ('errors' in parsed) {
    console.error(`${parsed.errors.join('\n')}\n\nSee npm run sandbox -- --help`);
    process.exitCode = 1;
    return;
  }
  const { options } = parsed;
  try {
    const portal = new URL(getSite().url).origin;
    const { address, scenario, now, isRestored, stop } = await startServer(options, {
      portalOrigin: portal,
    });
    console.log(`The sandbox answers on ${address}

  Scenario  ${scenario}${isRestored ? `, as ${options.file} kept it` : ''}
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
