/**
 * Runs the sandbox as a local server, by default at http://localhost:4010/api/v2 (see `npm run sandbox -- --help`).
 * `npm run sandbox` first writes the generated files that it needs.
 */

import { sandboxUsers } from '../lib/api/users/users';
import { DatabaseFileError } from '../lib/sandbox/node/database-file';
import { helpText, parseOptions, type ServerOptions } from '../lib/sandbox/node/server-options';
import { StartError, startServer } from '../lib/sandbox/node/start-server';
import { sandboxPassword } from '../lib/sandbox/sandbox-credentials';
import { isLoopback } from '../lib/sandbox/webhooks/receiver-url';
import { getSite } from '../lib/site/site-settings';
import { runIfMain } from './run-if-main';

/** Describes where webhooks go, with a warning if they leave this machine. */
function describeWebhooks({ webhooks }: ServerOptions): string {
  if (!webhooks) return 'only listed in /control/web-hooks; to send them, use --webhooks-to URL';
  const { url, order, retries, duplicates } = webhooks;
  const line = `sent to ${url} (order: ${order}, retries: ${retries}, duplicates: ${duplicates})`;
  const { host } = new URL(url);
  return isLoopback(new URL(url))
    ? line
    : `${line}\n            WARNING: ${host} is not this machine. Every change in the sandbox sends it a request.`;
}

async function serveSandbox(): Promise<void> {
  const parsed = parseOptions(process.argv.slice(2));
  if (parsed === 'help') {
    console.log(helpText);
    return;
  }
  if ('errors' in parsed) {
    console.error(`${parsed.errors.join('\n')}\n\nFor help, run: npm run sandbox -- --help`);
    process.exitCode = 1;
    return;
  }
  const { options } = parsed;
  try {
    const portalOrigin = new URL(getSite().url).origin;
    const { address, scenario, now, isRestored, stop } = await startServer(options, {
      portalOrigin,
    });
    console.log(`The sandbox is running at ${address}

  Scenario  ${scenario}${isRestored ? `, restored from ${options.file}` : ''}
  Clock     ${now}; it does not advance by itself. To advance it:
            curl -X POST ${address.replace('/api/v2', '/control/clock')} -d '{"minutes":60}'
  Token     curl -X POST ${address}/token -H 'Content-Type: application/json' \\
              -d '{"email":"${sandboxUsers.patient.email}","password":"${sandboxPassword}"}'
  State     ${options.file ? `stored in ${options.file}` : 'lost when the server stops; to store it, use --file PATH'}
  Webhooks  ${describeWebhooks(options)}

Press Ctrl+C to stop it.`);
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
