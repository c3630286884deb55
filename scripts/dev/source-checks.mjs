// @ts-check
import { fork } from 'node:child_process';
import { childEnv } from '../setup/run.mjs';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/** @param {ChildProcess} child @returns {Promise<void>} resolves when it sends something, or ends */
const receive = (child) =>
  new Promise((resolve) => {
    const finish = () => {
      child.off('message', finish);
      child.off('exit', finish);
      resolve();
    };
    child.on('message', finish);
    child.on('exit', finish);
  });

/**
 * Creates a queue of checks of the sources (check-sources.ts). One runs at a time; files that change meanwhile are
 * checked by the next.
 * @param {() => Promise<void>} onEnd called after each check
 */
export function createSourceChecks(onEnd) {
  /** @type {Set<string>} */
  const changed = new Set();
  /** @type {ChildProcess | undefined} */
  let child;
  let isOutdated = false;
  let isStopped = false;
  /** @type {Promise<void> | undefined} */
  let running;

  async function getProcess() {
    if (isOutdated) {
      child?.kill();
      child = undefined;
    }
    isOutdated = false;
    if (child?.connected) return child;
    child = fork(new URL('./check-sources.ts', import.meta.url), [], {
      execArgv: ['--import', 'tsx'],
      env: childEnv(),
    });
    await receive(child);
    return child;
  }

  async function runChecks() {
    do {
      const files = [...changed];
      changed.clear();
      const current = await getProcess();
      if (isStopped) return;
      if (current.connected) {
        current.send(files);
        await receive(current);
      }
      await onEnd();
    } while (changed.size > 0 && !isStopped);
  }

  return {
    isRunning: () => running !== undefined,
    /**
     * Checks the sources, again if they are just being checked.
     * @param {readonly string[]} files those that have changed
     * @param {boolean} isCode whether they are code, which a process loads once
     */
    start(files, isCode = false) {
      for (const file of files) changed.add(file);
      isOutdated ||= isCode;
      running ??= runChecks().finally(() => {
        running = undefined;
      });
      return running;
    },
    stop() {
      isStopped = true;
      child?.kill();
    },
  };
}
