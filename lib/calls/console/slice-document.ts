import { isRecord } from '../../kit/json/is-record';

/** An OpenAPI document as JSON, of which the console only needs the operations. */
export type ConsoleDocument = Readonly<Record<string, unknown>>;

type OperationWithId = Readonly<Record<string, unknown>> & { readonly operationId: string };

/** The parts of an operation that the list of operations shows. */
const listedKeys = new Set(['operationId', 'summary', 'tags', 'deprecated']);

const isOperation = (value: unknown): value is OperationWithId =>
  isRecord(value) && typeof value.operationId === 'string';

/** Returns the operation without what the list of operations does not show. */
function outline(operation: OperationWithId): unknown {
  const listed = Object.entries(operation).filter(([key]) => listedKeys.has(key));
  return { ...Object.fromEntries(listed), responses: {} };
}

/** Returns a copy of an object with mapped values. Returns anything else unchanged. */
const mapValues = (object: unknown, map: (value: unknown) => unknown): unknown =>
  isRecord(object)
    ? Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value)]))
    : object;

/**
 * Returns a copy of an OpenAPI document in which only some operations are complete. The others have what the list of
 * operations shows. The console's library translates all operations of a document before it shows one.
 * @param operationIds the operations and webhooks that stay complete
 */
export function sliceDocument(
  document: ConsoleDocument,
  operationIds: ReadonlySet<string>,
): ConsoleDocument {
  const sliceOperation = (value: unknown) =>
    isOperation(value) && !operationIds.has(value.operationId) ? outline(value) : value;
  const slicePathItems = (items: unknown) =>
    mapValues(items, (item) => mapValues(item, sliceOperation));
  const { paths, webhooks } = document;
  return {
    ...document,
    paths: slicePathItems(paths),
    ...(webhooks !== undefined && { webhooks: slicePathItems(webhooks) }),
  };
}

/**
 * Changes a document so that its requests and responses list their named examples only. Elements lists the example of the
 * schema as "default" beside them, unless there is an `example`, even if that is undefined.
 */
export function hideDefaultExamples(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  if ('schema' in value && 'examples' in value) Object.assign(value, { example: undefined });
  for (const item of Object.values(value)) hideDefaultExamples(item);
}
