import { z } from 'zod';
import { listOperations } from '../../api/description/operations';
import type { Diagnostic } from '../../kit/diagnostics/diagnostic';
import { locateInYaml, parseYamlFile, requireValue } from '../../kit/diagnostics/parse-yaml';
import { describeNames } from '../../kit/diagnostics/suggest-name';
import { cached } from '../../kit/files/cached';
import { getSite } from '../../site/site-settings';

const file = 'openapi/sandbox/not-simulated.yaml';

const schema = z.strictObject({
  operations: z.union([z.literal('all'), z.array(z.string())]),
});

/** Reads the list, with its problems. */
export const readNotSimulated = cached([file], () => parseYamlFile(schema, file));

const listIds = (): string[] => listOperations().map(({ id }) => id);

/** The ids of the operations that the sandbox does not simulate: all without a sandbox. Throws a DiagnosticError with the problems of the file. */
export function listNotSimulated(): string[] {
  if (!getSite().sandbox) return listIds();
  const { operations } = requireValue(readNotSimulated());
  return operations === 'all' ? listIds() : operations;
}

/** Reports ids that no operation has. */
export function checkNotSimulated(): Diagnostic[] {
  const { operations } = requireValue(readNotSimulated());
  if (operations === 'all') return [];
  const ids = listIds();
  const findings = operations.flatMap((found, index) => {
    const message = 'The API has no such operation';
    const at = ['operations', index];
    return ids.includes(found) ? [] : [{ at, message, found, expected: describeNames(found, ids) }];
  });
  return locateInYaml(file, findings);
}
