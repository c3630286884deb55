// @ts-check
/** `npm start`: installs what is missing, builds if something has changed, and serves out/ on PORT (3000). */
import { spawn } from 'node:child_process';
import { checkPort } from './setup/check-port.mjs';
import { installPackages } from './setup/install-packages.mjs';
import { childEnv, run } from './setup/run.mjs';

const start = Date.now();
// Before the build, so that a used port is reported at once.
const port = await checkPort('npm start');
if (port === undefined) process.exit(1);
if (!(await installPackages())) process.exit(1);
if (!(await run('npm', ['run', '--silent', 'build']))) process.exit(1);
console.log(`Ready after ${((Date.now() - start) / 1000).toFixed(1)} s. Ctrl+C stops the server.`);
const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/serve.ts'], {
  stdio: 'inherit',
  env: { ...childEnv(), PORT: String(port) },
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => server.kill(signal));
}
server.on('exit', (code) => process.exit(code ?? 0));
