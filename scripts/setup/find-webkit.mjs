// @ts-check
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { listPrograms } from './find-browser.mjs';

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
