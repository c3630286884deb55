// @ts-check
/** `npm start`: installs what is missing, builds where something changed, and serves out/ on PORT (3000). */
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { buildIfChanged } from './setup/build-if-changed.mjs';
import { checkNode } from './setup/check-node.mjs';
import { installPackages } from './setup/install-packages.mjs';
import { childEnv } from './setup/run-step.mjs';

const port = Number(process.env.PORT ?? 3000);

/** Asked before the build, so that nobody waits for it in vain. */
function isPortFree() {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}

const start = Date.now();
checkNode();
if (!(await isPortFree())) {
  console.error(`Port ${port} is in use. Choose another: PORT=${port + 1} npm start`);
  process.exit(1);
}
await installPackages();
const { ok } = await buildIfChanged();
if (!ok) process.exit(1);
console.log(`Ready after ${((Date.now() - start) / 1000).toFixed(1)} s. Ctrl+C stops the server.`);
const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/serve.ts'], {
  stdio: 'inherit',
  env: { ...childEnv, PORT: String(port) },
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => server.kill(signal));
}
server.on('exit', (code) => process.exit(code ?? 0));
