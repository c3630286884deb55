// @ts-check
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { findSudoPrefix, hasApt } from './debian.mjs';
import { run } from './run.mjs';

/**
 * @typedef {object} Nginx
 * @property {string} path of the program
 * @property {string | undefined} brotliModule path of the module that serves `.br` files
 */

/** Folder for unpacked packages, so that no service of the machine is installed or started. */
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

/** Downloads and unpacks Debian's packages. Changes nothing outside `folder`, except the lists of packages. */
async function unpackNginx() {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  console.log(
    'hosting/nginx.conf is tested in nginx. Unpacking Debian’s package in .cache/nginx; it is not installed.',
  );
  const download = `cd '${folder}' && apt-get download -qq ${packages.join(' ')}`;
  const unpack = `for file in '${folder}'/*.deb; do dpkg-deb --extract "$file" '${folder}'; done`;
  const script = `${download} && ${unpack}`;
  if (await run('sh', ['-c', script], { isQuiet: true })) return;
  const sudo = findSudoPrefix();
  // The lists of packages may be out of date.
  if (sudo !== undefined) await run('sh', ['-c', `${sudo}apt-get update -qq && ${script}`]);
}

/**
 * Provides nginx with the module for `.br` files. Prints what to do if there is none.
 * @returns {Promise<void>}
 */
export async function ensureNginx() {
  if (findNginx()?.brotliModule) return;
  if (hasApt()) await unpackNginx();
  if (findNginx()) return;
  console.error(
    'nginx was not found, so hosting/nginx.conf is not tested. Install it with your system’s package manager:\n' +
      'brew install nginx, sudo apt-get install nginx, or sudo dnf install nginx.',
  );
}
