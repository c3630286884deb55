// @ts-check
/**
 * `npm run types`: checks the types of each world with the globals that it has: the app (Next, both browser and Node),
 * the browser's code, the workers' code, Node's code, and programs that use the downloads. TypeScript 7 is the
 * compiler; version 5 is installed for the libraries that use its API.
 */
import { spawn } from 'node:child_process';

const projects = [
  'tsconfig.json',
  'tsconfig.browser.json',
  'tsconfig.worker.json',
  'tsconfig.node.json',
  'tests/clients/tsconfig.json',
];
const compiler = 'node_modules/typescript-native/bin/tsc';

/**
 * @param {string} project
 * @returns {Promise<boolean>} whether the project has no errors
 */
const check = (project) =>
  new Promise((resolve) => {
    const args = [compiler, '--noEmit', '--incremental', 'false', '--project', project];
    spawn(process.execPath, args, { stdio: 'inherit' }).on('close', (code) => resolve(code === 0));
  });

let isValid = true;
for (const project of projects) {
  if (!(await check(project))) {
    console.error(`${project} has errors`);
    isValid = false;
  }
}
process.exitCode = isValid ? 0 : 1;
