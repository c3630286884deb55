// @ts-check
/** Keeps the development server and a build with other settings from writing the same files in turn. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/** The settings that decide what is written. */
const readSettings = () =>
  JSON.stringify([process.env.SITE_URL ?? '', process.env.SITE_BASE_URL ?? '']);

/** @typedef {'build' | 'development server'} Kind */

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/**
 * Registers this process until it ends. Throws if one of the other kind runs in this folder with other settings.
 * @param {Kind} kind
 * @param {string} [folder] where processes are registered
 */
export function assertAlone(kind, folder = '.cache/running') {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    const file = `${folder}/${name}`;
    if (!isRunning(Number(name))) {
      rmSync(file, { force: true });
      continue;
    }
    const [otherKind, settings] = readFileSync(file, 'utf8').split('\n');
    if (otherKind !== kind && settings !== readSettings()) {
      throw new Error(
        `A ${otherKind} with another SITE_URL or SITE_BASE_URL runs in this folder (process ${name}), and both write the same files. End it, or use another copy of the project.`,
      );
    }
  }
  const own = `${folder}/${process.pid}`;
  writeFileSync(own, `${kind}\n${readSettings()}`);
  process.on('exit', () => rmSync(own, { force: true }));
}
