/**
 * `npm run advisories`: `npm audit` of what the portal ships, less the exceptions below. Fails for an advisory without an
 * exception, for an exception that is over or no longer needed, and if the registry does not respond. CI runs it;
 * `npm test` does not, because its result changes without a change of the code.
 */
import { spawnSync } from 'node:child_process';
import { z } from 'zod';
import { runIfMain } from './run-if-main';

/** An advisory that cannot be fixed now and does not affect the portal. */
export type AdvisoryException = {
  id: string;
  reason: string;
  /** The day on which to check again whether it can be fixed: `2027-05-31`. */
  until: string;
};

const exceptions: readonly AdvisoryException[] = [
  {
    id: 'GHSA-wrjc-x8rr-h8h6',
    reason:
      'An open redirect by links with backslashes in react-router before 7.18. Stoplight Elements needs version 6, which ' +
      'has no fix. The console routes by the hash only, so its links cannot lead to another site, and they come from our ' +
      'own API description.',
    until: '2027-05-31',
  },
  {
    id: 'GHSA-337j-9hxr-rhxg',
    reason:
      'Constructor injection by the data of server rendering in react-router before 7.18. Stoplight Elements needs ' +
      'version 6, which has no fix. The portal does not render Elements on a server.',
    until: '2027-05-31',
  },
];

const reportSchema = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      // A string names another package of the report.
      via: z.array(
        z.union([
          z.string(),
          z.object({ url: z.string(), title: z.string(), name: z.string(), severity: z.string() }),
        ]),
      ),
    }),
  ),
});

/**
 * Lists what is wrong, one message each.
 * @param report the output of `npm audit --json`
 * @param today such as `2026-11-22`
 */
export function listAdvisoryProblems(
  report: unknown,
  known: readonly AdvisoryException[],
  today: string,
): string[] {
  const parsed = reportSchema.safeParse(report);
  if (!parsed.success) return ['The registry did not send a report. Run this again later.'];
  const advisories = new Map(
    Object.values(parsed.data.vulnerabilities)
      .flatMap(({ via }) => via)
      .filter((advisory) => typeof advisory !== 'string')
      .map((advisory) => [advisory.url.split('/').at(-1) ?? '', advisory]),
  );
  const ids = known.map(({ id }) => id);
  return [
    ...[...advisories]
      .filter(([id]) => !ids.includes(id))
      .map(([id, { name, severity, title }]) => `${name}: ${title} (${severity}, ${id})`),
    ...known
      .filter(({ id }) => !advisories.has(id))
      .map(({ id }) => `The exception for ${id} is no longer needed. Remove it.`),
    ...known
      .filter(({ id, until }) => advisories.has(id) && until < today)
      .map(({ id, until }) => `The exception for ${id} ended on ${until}. Check it again.`),
  ];
}

await runIfMain(import.meta.url, 'check-advisories', () => {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const today = new Date().toISOString().slice(0, 10);
  const problems = listAdvisoryProblems(JSON.parse(stdout || 'null'), exceptions, today);
  if (problems.length > 0) {
    console.error(problems.join('\n'));
    process.exitCode = 1;
    return;
  }
  console.log(`No advisories, except for ${exceptions.map(({ id }) => id).join(' and ')}.`);
});
