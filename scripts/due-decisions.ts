/** Prints the decisions that name a package or Node with a version that the project has reached, such as `next@17`. */
import { z } from 'zod';
import { listFiles, readText } from '../lib/kit/files/project-files';
import { runIfMain } from './run-if-main';

export type DueDecision = { file: string; line: number; condition: string; installed: string };

const packageSchema = z.object({ engines: z.object({ node: z.string() }) });
const lockSchema = z.object({
  packages: z.record(z.string(), z.object({ version: z.string().optional() })),
});

/** Returns the installed version of a package, or the oldest supported one of Node; undefined if there is none. */
export function findVersion(name: string): string | undefined {
  if (name !== 'node') {
    const { packages } = lockSchema.parse(JSON.parse(readText('package-lock.json')));
    return packages[`node_modules/${name}`]?.version;
  }
  return packageSchema.parse(JSON.parse(readText('package.json'))).engines.node.replace('>=', '');
}

/** Whether a version is the same as another one or a later one. `17` is the same as `17.0.0`. */
export function isReached(installed: string, version: string): boolean {
  const wanted = version.split('.').map(Number);
  const numbers = installed.split('.').map((part) => Number.parseInt(part, 10));
  const index = wanted.findIndex((number, position) => number !== (numbers[position] ?? 0));
  return index === -1 || (numbers[index] ?? 0) > (wanted[index] ?? 0);
}

/** Lists the versions that a text names, as far as they are reached. Throws for a package that is not installed. */
export function listDue(file: string, text: string): DueDecision[] {
  return text.split('\n').flatMap((content, index) =>
    [...content.matchAll(/`((?:@[\w-]+\/)?[\w-]+)@(\d+(?:\.\d+)*)`/g)].flatMap(
      ([condition, name = '', version = '']) => {
        const installed = findVersion(name);
        if (installed === undefined)
          throw new Error(
            `${file}:${index + 1}: ${condition} names a package that is not installed`,
          );
        return isReached(installed, version)
          ? [{ file, line: index + 1, condition, installed }]
          : [];
      },
    ),
  );
}

/** Lists what is due in all decisions. */
export const listDueDecisions = (): DueDecision[] =>
  [...listFiles('.github/decisions', '.md'), '.github/ARCHITECTURE.md'].flatMap((file) =>
    listDue(file, readText(file)),
  );

await runIfMain(import.meta.url, 'due-decisions', () => {
  const due = listDueDecisions();
  for (const { file, line, condition, installed } of due)
    console.log(`${file}:${line}: ${condition} is reached (${installed})`);
  if (due.length === 0) console.log('No version that a decision names is reached.');
});
