// @ts-check

/** Builds after a change, as arguments of scripts/build.ts. What takes less time comes first. */
const builds = /** @type {const} */ ({
  scripts: ['emit-inline-scripts', 'emit-page-scripts'],
  sources: ['--sources'],
});

/** @typedef {keyof typeof builds} BuildName */

/**
 * Creates a queue of builds. One runs at a time, since all write the same files; a change during a run starts another.
 * @param {(args: readonly string[]) => Promise<void>} run
 * @param {() => Promise<void>} onEnd called after each build
 */
export function createBuilds(run, onEnd) {
  /** @type {Set<BuildName>} */
  const wanted = new Set();
  let isRunning = false;

  async function runWanted() {
    isRunning = true;
    while (wanted.size > 0) {
      const name = wanted.has('scripts') ? 'scripts' : 'sources';
      wanted.delete(name);
      await run(builds[name]);
      await onEnd();
    }
    isRunning = false;
  }

  return {
    isRunning: () => isRunning,
    /** @param {BuildName} name */
    start(name) {
      wanted.add(name);
      if (!isRunning) void runWanted();
    },
  };
}
