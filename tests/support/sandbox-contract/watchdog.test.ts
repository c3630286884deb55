import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { projectPath } from '../../../lib/kit/files/project-files';

/** Runs a program with a watchdog in a new process. */
function run(timeoutMs: number, program: string) {
  const file = projectPath('tests/support/sandbox-contract/watchdog.ts');
  const code = `
    import(${JSON.stringify(file)}).then(async ({ startWatchdog }) => {
      const { heartbeat, stop } = startWatchdog(${timeoutMs});
      ${program}
      await stop();
      console.log('finished');
    });`;
  return spawnSync(process.execPath, ['--import', 'tsx', '--eval', code], {
    cwd: projectPath(),
    encoding: 'utf8',
    timeout: 20_000,
  });
}

describe('startWatchdog', () => {
  it('kills a process with an infinite loop and logs the last message', () => {
    const { signal, stderr } = run(300, "heartbeat('GET /first'); heartbeat('GET /x'); for (;;);");
    expect(signal).toBe('SIGKILL');
    expect(stderr).toContain('No response within 300 ms: GET /x\n');
  });

  it('does not kill a process that sends heartbeats in time', () => {
    const { stdout, stderr } = run(
      1000,
      `for (let count = 0; count < 15; count += 1) {
        heartbeat('é'.repeat(3000));
        await new Promise((resolve) => setTimeout(resolve, 100));
      }`,
    );
    expect(stderr).toBe('');
    expect(stdout).toContain('finished');
  });
});
