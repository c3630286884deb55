import { execFileSync } from 'node:child_process';
import { projectRoot } from '../files/project-files';

let dates: Map<string, string> | undefined;

/** Reads the date of each file's last commit in one pass over the log. Empty where git or its log is missing. */
function readDates(): Map<string, string> {
  const found = new Map<string, string>();
  try {
    const log = execFileSync(
      'git',
      ['log', '--format=%x00%cI', '--name-only', '--', 'content', 'openapi'],
      {
        cwd: projectRoot,
        encoding: 'utf8',
        maxBuffer: 1 << 28,
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    );
    for (const commit of log.split('\0').slice(1)) {
      const [date = '', ...files] = commit.split('\n');
      for (const file of files) if (file && !found.has(file)) found.set(file, date);
    }
  } catch {
    // A source archive has no history: pages then show no date.
  }
  return found;
}

/** The day (ISO 8601, UTC) on which a file was last committed; `undefined` where git does not know it. */
export function lastCommitDate(file: string): string | undefined {
  dates ??= readDates();
  const date = dates.get(file);
  return date === undefined ? undefined : new Date(date).toISOString().slice(0, 10);
}
