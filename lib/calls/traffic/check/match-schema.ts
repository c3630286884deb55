import type { SchemaObject } from '../../../api/description/openapi-objects';
import type { Operation } from '../../../api/description/operation-groups';
import {
  isArraySchema,
  listProperties,
  unwrapArraySchema,
} from '../../../api/description/resolve-schema';
import { isRecord } from '../../../kit/json/is-record';
import { getChildSchema } from '../../request/body-schema';
import { toMeantValue } from '../../request/inspect-body';
import { findJsonMedia } from './inspect-recorded-body';
import { isWebhook, type TrafficDescription } from './traffic-description';

/** A schema of a body, and the operations that have it. */
type BodySchema = {
  schema: SchemaObject;
  operation: Operation;
  part: 'request' | 'response';
  /** Of a response. */
  status?: number;
};

/** Lists the JSON bodies of requests, responses, and deliveries. */
function listBodies({ operations }: TrafficDescription): BodySchema[] {
  return operations.flatMap((operation): BodySchema[] => {
    const { requestBody, responses } = operation.source;
    const request = findJsonMedia(requestBody?.content);
    const response = Object.entries(responses).flatMap(([status, { content }]) => {
      const media = status.startsWith('2') ? findJsonMedia(content) : undefined;
      return media ? [{ schema: media.schema, status: Number.parseInt(status, 10) }] : [];
    });
    return [
      ...(request ? [{ schema: request.schema, operation, part: 'request' as const }] : []),
      ...response.map((body) => ({ ...body, operation, part: 'response' as const })),
    ];
  });
}

/** How much of an object's fields a schema has, less what the schema requires and the object lacks. */
function scoreObject(
  value: Record<string, unknown>,
  schema: SchemaObject,
  description: TrafficDescription,
): number {
  const properties = listProperties(schema, description);
  const names = Object.keys(value);
  const known = names.filter((name) => properties.some((property) => property.name === name));
  const missing = properties.filter(({ name, required }) => required && !names.includes(name));
  return names.length === 0 ? 0 : (known.length - missing.length) / names.length;
}

/** An object or the first item of a list. */
const firstObject = (value: unknown): Record<string, unknown> | undefined => {
  const item: unknown = Array.isArray(value) ? value[0] : value;
  return isRecord(item) ? item : undefined;
};

const minScore = 0.6;

/**
 * Finds the body whose schema has most fields of a value, for a body that was recorded without its request.
 * @returns undefined if no schema has most of them
 */
export function matchBody(value: unknown, description: TrafficDescription): BodySchema | undefined {
  const object = firstObject(value);
  if (!object) return undefined;
  let best: { body: BodySchema; score: number } | undefined;
  for (const body of listBodies(description)) {
    if (isArraySchema(body.schema) !== Array.isArray(value)) continue;
    const score = scoreObject(object, unwrapArraySchema(body.schema), description);
    if (score >= minScore && score > (best?.score ?? 0)) best = { body, score };
  }
  return best?.body;
}

/** The field of a webhook's payload that no request to the API has. */
const reasonField = 'reason';

/** The first word of a webhook's id, without the end that differs in its plural: `appointment`, `polic`. */
const firstWord = ({ id }: Operation): string => (/^[a-z]+/.exec(id)?.[0] ?? id).replace(/y$/, '');

/** Finds the webhook that a delivery is about, by the words of its address and of its body. */
export const guessWebhook = (
  text: string,
  { operations }: TrafficDescription,
): Operation | undefined =>
  operations.find(
    (operation) => isWebhook(operation) && text.toLowerCase().includes(firstWord(operation)),
  );

/** Finds the webhook of which a body is a delivery: by its fields, one of which is the reason of the notification. */
export function matchDelivery(
  value: unknown,
  description: TrafficDescription,
): Operation | undefined {
  const object = firstObject(value);
  if (!object) return undefined;
  return description.operations.find((operation) => {
    const media = findJsonMedia(operation.source.requestBody?.content);
    return (
      isWebhook(operation) &&
      media !== undefined &&
      reasonField in object &&
      getChildSchema(media.schema, reasonField, description) !== undefined &&
      scoreObject(object, media.schema, description) >= minScore
    );
  });
}

/** How well a value has the fields of a schema; undefined if most of its fields are others, or if only one is a list. */
function scoreValue(
  value: unknown,
  schema: SchemaObject,
  description: TrafficDescription,
): number | undefined {
  const object = firstObject(value);
  const own = unwrapArraySchema(schema);
  const meant = object && toMeantValue(object, own, description);
  const score = isRecord(meant) ? scoreObject(meant, own, description) : 0;
  return score >= minScore ? score : undefined;
}

/** How well a value fits the body of an operation's request; undefined if it doesn't. */
export function scoreRequest(
  value: unknown,
  { source }: Operation,
  description: TrafficDescription,
): number | undefined {
  const media = findJsonMedia(source.requestBody?.content);
  return media && scoreValue(value, media.schema, description);
}

/** How well a value fits the body of an operation's response with a status; undefined if it doesn't. */
export function scoreResponse(
  value: unknown,
  operation: Operation,
  status: number | undefined,
  description: TrafficDescription,
): number | undefined {
  const body = listBodies({ ...description, operations: [operation] }).find(
    (each) => each.part === 'response' && (status === undefined || each.status === status),
  );
  if (!body || isArraySchema(body.schema) !== Array.isArray(value)) return undefined;
  return scoreValue(value, body.schema, description);
}
