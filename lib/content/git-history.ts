import { execFileSync } from 'node:child_process';
import { cached } from '../kit/files/cached';
import { projectRoot } from '../kit/files/project-files';

/** Reads the date of each file's last commit, in one pass over the log. Empty if there is no git repository. */
const readCommitDates = cached([], (): ReadonlyMap<string, string> => {
  const dates = new Map<string, string>();
  try {
    const log = execFileSync(
      'git',
      // Without the setting, names with other letters than ASCII are escaped.
      [
        '-c',
        'core.quotePath=false',
        'log',
        '--format=%x00%cI',
        '--name-only',
        '--',
        'content',
        'openapi',
      ],
      {
        cwd: projectRoot,
        encoding: 'utf8',
        maxBuffer: 1 << 28,
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    );
    for (const commit of log.split('\0').slice(1)) {
      const [date = '', ...files] = commit.split('\n');
      for (const file of files) if (file && !dates.has(file)) dates.set(file, date);
    }
  } catch {
    // A source archive has no history: pages show no date.
  }
  return dates;
});

/** Returns the day of a file's last commit, ISO 8601 in UTC; undefined if it has not been committed. */
export function lastCommitDate(file: string): string | undefined {
  const date = readCommitDates().get(file);
  return date === undefined ? undefined : new Date(date).toISOString().slice(0, 10);
}
