// @ts-check
/**
 * `npm run types`: checks the types of each world with the globals that it has: the app (Next, both browser and Node),
 * the browser's code, the workers' code, Node's code, and programs that use the downloads. TypeScript 7 is the
 * compiler; version 5 is installed for the libraries that use its API. What it found is kept in .cache/types/, so that the
 * next run checks only what has changed.
 */
import { spawn } from 'node:child_process';

const projects = {
  app: 'tsconfig.json',
  browser: 'tsconfig.browser.json',
  worker: 'tsconfig.worker.json',
  node: 'tsconfig.node.json',
  clients: 'tests/clients/tsconfig.json',
};
const compiler = 'node_modules/typescript-native/bin/tsc';

/**
 * @param {string} name
 * @param {string} project
 * @returns {Promise<boolean>} whether the project has no errors
 */
const check = (name, project) =>
  new Promise((resolve) => {
    // More than one checker takes twice the CPU time, because each checks the types that all files share.
    const args = [compiler, '--project', project, '--noEmit', '--checkers', '1'];
    args.push('--incremental', '--tsBuildInfoFile', `.cache/types/${name}.tsbuildinfo`);
    spawn(process.execPath, args, { stdio: 'inherit' }).on('close', (code) => resolve(code === 0));
  });

let isValid = true;
for (const [name, project] of Object.entries(projects)) {
  if (!(await check(name, project))) {
    console.error(`${project} has errors`);
    isValid = false;
  }
}
process.exitCode = isValid ? 0 : 1;
