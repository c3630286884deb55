import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { projectPath } from '../../../lib/files/project-files';

/** Runs a program that is watched, in a process of its own. */
function run(longest: number, program: string) {
  const file = projectPath('tests/support/sandbox-contract/watchdog.ts');
  const code = `
    import(${JSON.stringify(file)}).then(async ({ startWatchdog }) => {
      const { heartbeat, stop } = startWatchdog(${longest});
      ${program}
      await stop();
      console.log('came to its end');
    });`;
  return spawnSync(process.execPath, ['--import', 'tsx', '--eval', code], {
    cwd: projectPath(),
    encoding: 'utf8',
    timeout: 20_000,
  });
}

describe('The watch over the contract test', () => {
  it('ends a call that never gives the processor back, and says which it is', () => {
    const { signal, stderr } = run(300, "heartbeat('GET /first'); heartbeat('GET /x'); for (;;);");
    expect(signal).toBe('SIGKILL');
    expect(stderr).toContain('No answer came within 300 ms: GET /x\n');
  });

  it('lets calls go on that come one after the other', () => {
    const { stdout, stderr } = run(
      1000,
      `for (let count = 0; count < 15; count += 1) {
        heartbeat('é'.repeat(3000));
        await new Promise((done) => setTimeout(done, 100));
      }`,
    );
    expect(stderr).toBe('');
    expect(stdout).toContain('came to its end');
  });
});
