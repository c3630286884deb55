// @ts-check
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installDebianPackages } from './debian.mjs';
import { run } from './run.mjs';

/** Chromium without its windows comes first: the browser tests take half the time in it. */
const chromiumNames = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
];
/** The oldest Firefox that the tests have run in: older ones lack commands that Playwright sends. */
const oldestFirefox = 153;

/**
 * Output of a program for `--version`; undefined if it does not start.
 * @param {string} path
 * @returns {string | undefined}
 */
function readVersion(path) {
  try {
    return execFileSync(path, ['--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: 20_000,
    });
  } catch {
    return undefined;
  }
}

/**
 * The files with one of these names in the folders of PATH.
 * @param {readonly string[]} names
 * @param {string} [path]
 */
export const listPrograms = (names, path = process.env.PATH ?? '') =>
  names
    .flatMap((name) => path.split(delimiter).map((folder) => join(folder, name)))
    .filter((file) => existsSync(file));

/**
 * The path of a Chromium of this machine that starts. CHROMIUM_PATH names one to use and no other. Without one,
 * Playwright uses its own, if that was downloaded.
 * @returns {string | undefined}
 */
export function findChromium() {
  const { CHROMIUM_PATH } = process.env;
  const candidates = CHROMIUM_PATH ? [CHROMIUM_PATH] : listPrograms(chromiumNames);
  return candidates.find((path) => readVersion(path) !== undefined);
}

/**
 * The major version in what `firefox --version` prints; 0 if it is another program.
 * @param {string | undefined} text
 */
export const parseFirefoxVersion = (text = '') =>
  Number(/^Mozilla Firefox (\d+)/m.exec(text)?.[1] ?? 0);

/**
 * The path of a Firefox that is new enough. FIREFOX_PATH names one to use and no other.
 * @returns {string | undefined}
 */
export function findFirefox() {
  const { FIREFOX_PATH } = process.env;
  const candidates = FIREFOX_PATH ? [FIREFOX_PATH] : listPrograms(['firefox', 'firefox-esr']);
  return candidates.find((path) => parseFirefoxVersion(readVersion(path)) >= oldestFirefox);
}

/**
 * Provides a Chromium for the browser tests: one of the machine, else Playwright's, else Debian's package. Prints what
 * it installs and why, and what to do if none of these works.
 * @returns {Promise<boolean>}
 */
export async function ensureChromium() {
  if (findChromium()) return true;
  if (process.env.CHROMIUM_PATH) {
    console.error(
      `CHROMIUM_PATH is ${process.env.CHROMIUM_PATH}, which does not start. Set it to another Chromium or Chrome,\n` +
        'or unset it to have one found or installed.',
    );
    return false;
  }
  console.log('The browser tests need Chromium, and there is none. Downloading Playwright’s …');
  // Each connection may take until its timeout where the network has no route to the download.
  const env = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' };
  const download = ['playwright', 'install', '--only-shell', 'chromium'];
  if (await run('npx', download, { env, isQuiet: true })) return true;
  // The headless shell comes without fonts.
  const shell = ['chromium-headless-shell', 'fonts-liberation'];
  const reason = 'Playwright’s Chromium could not be downloaded.';
  if (await installDebianPackages([shell, ['chromium']], reason)) return true;
  console.error(
    'No Chromium was found, and none could be installed. The browser tests need one: install Chromium or Chrome\n' +
      'with your system’s package manager, or set its path: CHROMIUM_PATH=/path/to/chrome npm test',
  );
  return false;
}
