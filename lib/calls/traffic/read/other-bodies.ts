import { parseJson } from '../../../kit/files/parse-json';
import type { RecordedBody, RecordedCall } from '../recorded-call';
import { sliceBody } from './http-message';
import { type Literal, type LiteralText, readLiteral } from './literal';
import { toJsonBody } from './literal-values';
import { overlaps } from './log-line';
import { listParts } from './note-unread';
import { readPrintedObjects } from './printed-object';

/** Where an object or a list of objects can start. */
const jsonStart = /\{(?=\s*["“']\w)|\[(?=\s*\{)/g;

const jsonText = /^\s*[[{]/;

/** How much of a text is looked through, and how many values are read. */
const maxLength = 20_000;
const maxBodies = 40;

/** How deep a record can have a body. */
const maxDepth = 3;

/** Reads JSON; one that doesn't end is cut where its line ends. */
function readWithin(text: string, start: number): LiteralText {
  const whole = readLiteral(text, start);
  const lineEnd = text.indexOf('\n', start);
  return whole.isTruncated && lineEnd !== -1 ? readLiteral(text.slice(0, lineEnd), start) : whole;
}

/** Lists the objects and lists in a record: a program logs a body below a name of its own, or as a text. */
function listInner(literal: Literal, depth = 1): RecordedBody[] {
  if (depth > maxDepth || literal.type !== 'object') return [];
  return literal.properties.flatMap(({ value }): RecordedBody[] => {
    if (value.type === 'string' && jsonText.test(value.value)) {
      const { literal: inner } = readLiteral(value.value);
      return inner ? [{ ...toJsonBody(inner, 'application/json'), at: value.at }] : [];
    }
    return value.type === 'object' || value.type === 'array'
      ? [toJsonBody(value, 'application/json'), ...listInner(value, depth + 1)]
      : [];
  });
}

/** Lists the JSON of a text, and the objects that programs have printed, outside of the parts of its calls. */
export function listOtherBodies(text: string, calls: readonly RecordedCall[]): RecordedBody[] {
  const parts = calls.flatMap(listParts);
  const start = text.slice(0, maxLength);
  const bodies = readPrintedObjects(start).map((literal) =>
    toJsonBody(literal, 'application/json'),
  );
  let last = 0;
  for (const { index } of start.matchAll(jsonStart)) {
    if (bodies.length >= maxBodies) break;
    if (index < last) continue;
    const { literal, end, isTruncated } = readWithin(text, index);
    if (!literal || parts.some((at) => overlaps(at, { offset: index, end }))) continue;
    last = end;
    const body = parseJson(text.slice(index, end))
      ? sliceBody(text, index, end, 'application/json')
      : toJsonBody(literal, 'application/json');
    // Code has values that only the program knows.
    if (body?.content.includes('${')) continue;
    bodies.push(
      ...(body ? [isTruncated ? { ...body, isTruncated } : body] : []),
      ...listInner(literal),
    );
  }
  return bodies;
}
