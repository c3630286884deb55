// @ts-check
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { findSudoPrefix, hasApt } from './apt.mjs';
import { runCommand } from './run-command.mjs';

/**
 * @typedef {object} Nginx
 * @property {string} path of the program
 * @property {string | undefined} brotliModule path of the module that serves `.br` files
 */

/** Where packages are unpacked, so that no service of the machine is installed or started. */
const folder = resolve('.cache/nginx');
const packages = ['nginx', 'libnginx-mod-http-brotli-static'];
const moduleFile = 'ngx_http_brotli_static_module.so';

/** @param {string} path */
function starts(path) {
  try {
    execFileSync(path, ['-v'], { stdio: 'ignore', timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}

/**
 * The nginx to test with: the unpacked one, else the machine's. Its folder is often not in the PATH of ordinary users.
 * @returns {Nginx | undefined}
 */
export function findNginx() {
  const folders = [
    join(folder, 'usr/sbin'),
    ...(process.env.PATH ?? '').split(delimiter).filter(Boolean),
    '/usr/sbin',
    '/usr/local/sbin',
  ];
  const path = folders
    .map((name) => join(name, 'nginx'))
    .find((file) => existsSync(file) && starts(file));
  if (path === undefined) return undefined;
  // A module fits the nginx of the same source only.
  const root = path.startsWith(folder) ? folder : '/';
  const brotliModule = ['usr/lib/nginx/modules', 'usr/lib64/nginx/modules']
    .map((name) => join(root, name, moduleFile))
    .find((file) => existsSync(file));
  return { path, brotliModule };
}

/** Downloads and unpacks the system's packages. Changes nothing outside `folder`, except the lists of packages. */
async function unpackNginx() {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const download = `cd '${folder}' && apt-get download -qq ${packages.join(' ')}`;
  const unpack = `for file in '${folder}'/*.deb; do dpkg-deb --extract "$file" '${folder}'; done`;
  console.log(`Unpacking the system’s nginx in .cache/nginx for the tests; it is not installed.`);
  const options = { quietFailure: true };
  const first = await runCommand('Unpack nginx', 'sh', ['-c', `${download} && ${unpack}`], options);
  const sudo = findSudoPrefix();
  if (first.ok || sudo === undefined) return;
  const update = `${sudo}apt-get update -qq`;
  console.log(
    `The package was not found. Updating the lists of packages with this command:\n  ${update}`,
  );
  const again = `${update} && ${download} && ${unpack}`;
  await runCommand('Update the lists and unpack nginx', 'sh', ['-c', again], options);
}

/**
 * Finds nginx with the module for `.br` files, and unpacks the system's packages if something is missing. Prints what to
 * do if there is no nginx afterwards.
 * @returns {Promise<Nginx | undefined>}
 */
export async function ensureNginx() {
  const found = findNginx();
  if (found?.brotliModule) return found;
  if (hasApt()) await unpackNginx();
  const nginx = findNginx();
  if (!nginx) {
    console.error(
      'nginx was not found, so hosting/nginx.conf is not tested. Install it with your system’s package manager:\n' +
        'brew install nginx, sudo apt-get install nginx, or sudo dnf install nginx.',
    );
  }
  return nginx;
}
