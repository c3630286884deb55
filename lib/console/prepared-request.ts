import type { SampleCall } from '../samples/sample-call';
import type { SandboxCase } from '../sandbox/seed/sandbox-cases';

/** A call that the console opens with: it fills in what is to be sent, and says what it is. */
export type PreparedRequest = {
  title: string;
  /** Whose call it is, what it does and what comes of it. */
  text: string;
  /** Counts as the reader's from then on; `null`: the call goes without; left out: the reader's stays as it is. */
  token?: string | null;
  operationId: string;
  /** What the fields of its parameters take, by their names. */
  fields: Record<string, string>;
  body?: unknown;
};

type Value = string | number | boolean | ReadonlyArray<string | number>;

/** The console's library takes a list as JSON, and every other value as it is. */
const toFields = (values: Record<string, Value>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      Array.isArray(value) ? JSON.stringify(value) : String(value),
    ]),
  );

/** A case of the sandbox, for the console. */
export function prepareCase({
  title,
  userName: who,
  description: what,
  token,
  operationId,
  path,
  query,
  body,
}: SandboxCase): PreparedRequest {
  const fields = toFields({ ...path, ...query });
  return { title, text: `${who}: ${what}`, token, operationId, fields, body };
}

/**
 * A call of a sample that was run, for the console.
 * @param run.as in whose name it was made: `as Dana Example`
 * @param run.token the sandbox's token that it was sent with. One that the sample makes up is not taken over
 */
export function prepareSample({
  call: { method, path, operation, parameters = {}, body, token: madeUp },
  as,
  token,
}: {
  call: SampleCall;
  as: string;
  token?: string;
}): PreparedRequest {
  const hint = madeUp === undefined ? '' : ` Type that under «Auth»: ${madeUp}.`;
  return {
    title: 'Call of a sample',
    text: `${method} ${path}, ${as}.${hint}`,
    token,
    operationId: operation,
    fields: toFields(parameters),
    body,
  };
}
