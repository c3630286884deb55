import { z } from 'zod';
import { cached } from '../../kit/files/cached';
import { readText } from '../../kit/files/project-files';

/** Written by scripts/steps/emit-requests.ts, which tries the requests in the sandbox. */
export const neededFieldsFile = '.generated/openapi/needed-fields.json';

const schema = z.record(z.string(), z.array(z.string()));

/** Operation id → the paths of the fields without each of which the sandbox refuses the body. */
export type NeededFields = z.output<typeof schema>;

const getNeededFields = cached(
  [neededFieldsFile],
  (): NeededFields => schema.parse(JSON.parse(readText(neededFieldsFile))),
);

/** Lists the paths of the fields that the sandbox needs in the body of an operation; empty if it needs none. */
export const listNeededFields = (operationId: string): string[] =>
  getNeededFields()[operationId] ?? [];
