import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { Diagnostic } from '../lib/kit/diagnostics/diagnostic';
import type { FileContent } from '../lib/kit/files/change-file';

/** Input of a run of the checks: the contents of changed files by their paths, and environment variables. */
export type CheckRequest = {
  files: Readonly<Record<string, FileContent>>;
  env: Readonly<Record<string, string>>;
};

/** Report of the run, or the stack trace of an error that is not a report. */
export type CheckResponse = { diagnostics: Diagnostic[] } | { crash: string };

/** A process that checks a site again and again, and keeps what it has read between runs. */
export type ResidentChecker = {
  /** Runs all checks with changed files, which are restored after it. Runs follow each other. */
  check: (files: CheckRequest['files'], env?: CheckRequest['env']) => Promise<CheckResponse>;
  stop: () => void;
};

/** Waits for the next message of a process. Rejects if it ends before. */
const receive = (child: ChildProcess) =>
  new Promise<CheckResponse>((resolve, reject) => {
    const fail = () => reject(new Error('The process that checks the site has ended'));
    if (child.exitCode !== null || child.signalCode !== null) fail();
    child.once('exit', fail);
    child.once('message', (message: CheckResponse) => {
      child.off('exit', fail);
      resolve(message);
    });
  });

/**
 * Starts a process that checks a site.
 * @param site the absolute path of its folder, which has the portal's code
 */
export async function startResidentChecker(site: string): Promise<ResidentChecker> {
  const child = fork(join(site, 'scripts/resident-checker-process.ts'), [], {
    cwd: site,
    execArgv: ['--import', 'tsx'],
    // Contents of files can be bytes.
    serialization: 'advanced',
    env: { ...process.env, NODE_ENV: 'development', SITE_URL: '', SITE_BASE_URL: '' },
  });
  let last: Promise<unknown> = receive(child);
  await last;
  return {
    check: (files, env = {}) => {
      const response = last.then(() => {
        child.send({ files, env } satisfies CheckRequest);
        return receive(child);
      });
      last = response.catch(() => undefined);
      return response;
    },
    stop: () => child.kill(),
  };
}
