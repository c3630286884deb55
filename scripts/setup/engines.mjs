// @ts-check
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installDebianPackages } from './debian.mjs';
import { findFirefox, listPrograms } from './find-browser.mjs';

/**
 * @typedef {object} WebKit
 * @property {string} driver path of the program that speaks WebDriver
 * @property {string} browser path of WebKitGTK's small browser
 */

/** The folders of a folder; none if there is no such folder. @param {string} parent */
const listFolders = (parent) =>
  existsSync(parent) ? readdirSync(parent).map((name) => join(parent, name)) : [];

/**
 * The WebKitGTK of this machine, with a driver, and with a display to run it on.
 * @returns {WebKit | undefined}
 */
export function findWebKit() {
  const [driver] = listPrograms(['WebKitWebDriver']);
  // Debian has a folder for each architecture, Fedora has not.
  const browser = ['/usr/lib', '/usr/libexec']
    .flatMap((root) => [root, ...listFolders(root)])
    .flatMap((folder) =>
      ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'].map((name) =>
        join(folder, name, 'MiniBrowser'),
      ),
    )
    .find((file) => existsSync(file));
  if (!driver || !browser || listPrograms(['Xvfb']).length === 0) return undefined;
  return { driver, browser };
}

const engines = [
  {
    name: 'firefox',
    find: findFirefox,
    packages: ['firefox-esr'],
    advice: 'Install Firefox 153 or newer, or set its path: FIREFOX_PATH=/path/to/firefox',
  },
  {
    name: 'webkit',
    find: findWebKit,
    packages: ['webkit2gtk-driver', 'xvfb'],
    advice: 'Install WebKitGTK with MiniBrowser and WebKitWebDriver, and Xvfb (Linux only)',
  },
];

/**
 * Provides Firefox and WebKitGTK for the tests in other engines than Chromium. Prints what it installs and why, and what
 * to do if that fails.
 * @returns {Promise<{ installed: string[], missing: string[] }>} names of engines
 */
export async function ensureEngines() {
  for (const { name, find, packages, advice } of engines) {
    if (find()) continue;
    await installDebianPackages([packages], `The portal is tested in ${name}, and there is none.`);
    if (!find())
      console.error(`No ${name} was found, so the portal is not tested in it. ${advice}.`);
  }
  const names = (/** @type {boolean} */ isInstalled) =>
    engines.filter(({ find }) => (find() !== undefined) === isInstalled).map(({ name }) => name);
  return { installed: names(true), missing: names(false) };
}
