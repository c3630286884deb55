import { z } from 'zod';
import { listOperations } from '../../api/description/operations';
import type { Diagnostic } from '../../kit/diagnostics/diagnostic';
import { parseYamlFile, requireValue } from '../../kit/diagnostics/parse-yaml';
import { describeNames } from '../../kit/diagnostics/suggest-name';
import { parseYamlSource } from '../../kit/diagnostics/yaml-source';
import { cached } from '../../kit/files/cached';
import { readText } from '../../kit/files/project-files';

const file = 'openapi/sandbox/not-simulated.yaml';

const schema = z.strictObject({
  operations: z.union([z.literal('all'), z.array(z.string())]),
});

const readList = cached([file], () => parseYamlFile(schema, file));

const listIds = (): string[] => listOperations().map(({ id }) => id);

/** The ids of the operations that the sandbox does not simulate. Throws a DiagnosticError with the problems of the file. */
export function listNotSimulated(): string[] {
  const { operations } = requireValue(readList());
  return operations === 'all' ? listIds() : operations;
}

/** Reports problems of the file, and ids that no operation has. */
export function checkNotSimulated(): Diagnostic[] {
  const { value, diagnostics } = readList();
  const ids = listIds();
  return [
    ...diagnostics,
    ...[value?.operations === 'all' ? [] : (value?.operations ?? [])]
      .flat()
      .flatMap((id, index): Diagnostic[] =>
        ids.includes(id)
          ? []
          : [
              {
                severity: 'error',
                file,
                ...parseYamlSource(readText(file)).positionOfKey(['operations', index]),
                message: 'The API has no such operation',
                found: id,
                expected: describeNames(id, ids),
              },
            ],
      ),
  ];
}
