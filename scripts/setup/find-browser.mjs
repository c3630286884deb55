// @ts-check
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findSudoPrefix, hasApt } from './apt.mjs';
import { runCommand } from './run-command.mjs';

const chromium = {
  names: [
    // Chromium without its windows: the browser tests take half the time in it.
    'chromium-headless-shell',
    'chrome-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
    'microsoft-edge',
  ],
  paths: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
};
const firefox = {
  names: ['firefox', 'firefox-esr'],
  paths: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
};
/** The oldest Firefox that the tests have run in: older ones lack commands that Playwright sends. */
const oldestFirefox = 153;

/** @param {string} path */
function starts(path) {
  // On Windows `--version` opens a window; that the file is there must do.
  if (process.platform === 'win32') return existsSync(path);
  try {
    execFileSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}

/**
 * The headless shell that Playwright puts beside its Chromium.
 * @param {string} path of the Chromium: `…/chromium-1255/chrome-linux64/chrome`
 * @returns {string | undefined} `…/chromium_headless_shell-1255/chrome-headless-shell-linux64/chrome-headless-shell`
 */
export function findHeadlessShell(path) {
  const [, root, revision] = /^(.*[/\\])chromium-(\d+)[/\\]/.exec(path) ?? [];
  const folder = `${root}chromium_headless_shell-${revision}`;
  if (root === undefined || !existsSync(folder)) return undefined;
  return readdirSync(folder)
    .map((name) =>
      join(folder, name, `chrome-headless-shell${path.endsWith('.exe') ? '.exe' : ''}`),
    )
    .find((file) => existsSync(file));
}

/** Playwright's own browser, where it was downloaded. */
async function findPlaywrights() {
  try {
    const { chromium } = await import('@playwright/test');
    const path = chromium.executablePath();
    return findHeadlessShell(path) ?? (existsSync(path) ? path : undefined);
  } catch {
    return undefined;
  }
}

/**
 * Where a browser may be, in the order of preference.
 * @param {{ explicit?: string | undefined, playwrights?: string | undefined, path?: string | undefined }} from
 *   `explicit`: the reader's choice; `path`: the value of PATH
 * @param {{ names: string[], paths: string[] }} of
 * @returns {string[]}
 */
export function listBrowserCandidates(
  { explicit, playwrights, path = '' },
  { names, paths } = chromium,
) {
  if (explicit) return [explicit];
  const folders = path.split(delimiter).filter(Boolean);
  const installed = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [
    ...(playwrights ? [playwrights] : []),
    ...[...installed, ...paths].filter((file) => existsSync(file)),
  ];
}

/**
 * The path of a Chromium that starts, or `undefined`. CHROMIUM_PATH names one to use and no other.
 * @returns {Promise<string | undefined>}
 */
export async function findBrowser() {
  const playwrights = await findPlaywrights();
  const from = { explicit: process.env.CHROMIUM_PATH, playwrights, path: process.env.PATH };
  return listBrowserCandidates(from).find(starts);
}

/**
 * The major version in what `firefox --version` prints; 0 where it is another program.
 * @param {string} text
 */
export const parseFirefoxVersion = (text) => Number(/^Mozilla Firefox (\d+)/m.exec(text)?.[1] ?? 0);

/** @param {string} path */
function isFirefox(path) {
  try {
    const text = execFileSync(path, ['--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: 20_000,
    });
    return parseFirefoxVersion(text) >= oldestFirefox;
  } catch {
    return false;
  }
}

/**
 * The path of a Firefox that is new enough, or `undefined`: then the tests do without. FIREFOX_PATH names one to
 * use and no other; FIREFOX_PATH=none leaves it out.
 * @returns {string | undefined}
 */
export function findFirefox() {
  const from = { explicit: process.env.FIREFOX_PATH, path: process.env.PATH };
  return listBrowserCandidates(from, firefox).find(isFirefox);
}

/** The command that installs Chromium on Debian and Ubuntu; undefined if it would have to ask for a password. */
function findInstallCommand() {
  const sudo = hasApt() ? findSudoPrefix() : undefined;
  if (sudo === undefined) return undefined;
  const install = `${sudo}env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq`;
  // The headless shell comes without fonts.
  const shell = `${install} chromium-headless-shell fonts-liberation`;
  return `${sudo}apt-get update -qq && { ${shell} || ${install} chromium; }`;
}

/**
 * The path of a Chromium: one that is installed, else Playwright's download, else the system's package. Prints what to
 * do if none of these works.
 * @returns {Promise<string | undefined>}
 */
export async function ensureBrowser() {
  const found = await findBrowser();
  if (found) return found;
  if (process.env.CHROMIUM_PATH) {
    console.error(
      `CHROMIUM_PATH is ${process.env.CHROMIUM_PATH}, which does not start. Set it to another Chromium or Chrome,\n` +
        'or unset it to have one found or installed.',
    );
    return undefined;
  }
  const download = ['playwright', 'install', '--only-shell', 'chromium'];
  await runCommand('Download Playwright’s Chromium', 'npx', download, {
    quietFailure: true,
    timeout: 180_000,
  });
  const downloaded = await findBrowser();
  if (downloaded) return downloaded;
  const install = findInstallCommand();
  if (install) {
    console.log(
      `No Chromium was found. Installing the system’s package with this command:\n  ${install}`,
    );
    await runCommand('Install the system’s Chromium', 'sh', ['-c', install]);
  }
  const installed = await findBrowser();
  if (installed) return installed;
  console.error(
    'No Chromium was found, and none could be installed. The browser tests need one: install Chromium or Chrome\n' +
      'with your system’s package manager, or set its path: CHROMIUM_PATH=/path/to/chrome npm test',
  );
  return undefined;
}
