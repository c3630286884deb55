// @ts-check
/** `npm start`: installs what is missing, builds where something changed, and serves out/ on PORT (3000). */
import { spawn } from 'node:child_process';
import { buildIfChanged } from './setup/build-if-changed.mjs';
import { checkNode } from './setup/check-node.mjs';
import { checkPort } from './setup/check-port.mjs';
import { installPackages } from './setup/install-packages.mjs';
import { childEnv } from './setup/run-command.mjs';

const start = Date.now();
if (!checkNode()) process.exit(1);
// Before the build, so that nobody waits for it in vain.
const port = await checkPort('npm start');
if (port === undefined) process.exit(1);
if (!(await installPackages())) process.exit(1);
if (!(await buildIfChanged()).ok) process.exit(1);
console.log(`Ready after ${((Date.now() - start) / 1000).toFixed(1)} s. Ctrl+C stops the server.`);
const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/serve.ts'], {
  stdio: 'inherit',
  env: { ...childEnv(), PORT: String(port) },
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => server.kill(signal));
}
server.on('exit', (code) => process.exit(code ?? 0));
