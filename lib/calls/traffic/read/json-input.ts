import type {
  ReadInput,
  ReadNote,
  RecordedBody,
  RecordedCall,
  RecordedResponse,
  TextRange,
} from '../recorded-call';
import { isAxiosError, readAxiosError } from './axios-error';
import { isHar, readHar } from './har';
import { isInsomnia, readInsomnia } from './insomnia';
import { type Literal, readLiteral } from './literal';
import { getLiteral, getText, listNames } from './literal-values';
import { readLogRecord } from './log-line';
import { isPostman, readPostman } from './postman';
import { readNestedRecord } from './record-fields';

/** Whether a literal has data, and is not a text in brackets or braces. */
const isJson = (literal: Literal): boolean =>
  literal.type === 'object'
    ? literal.properties.length > 0
    : literal.type === 'array' && literal.items.every(({ type }) => type !== 'code');

/** The fields of an error record of the API. */
const errorNames = ['error', 'message', 'data', 'trace', 'timestamp'];

function isErrorRecord(literal: Literal): boolean {
  const isNamed =
    getText(literal, 'trace') !== undefined || getText(literal, 'error') !== undefined;
  const names = listNames(literal);
  const known = names.filter((name) => errorNames.includes(name));
  // People also paste only its error. A record that is cut off lacks what is at its end.
  return (isNamed && (known.length >= 2 || known.length === names.length)) || known.length >= 3;
}

/** A webhook's payload has a reason, and messages for both parties. */
const isDelivery = (literal: Literal): boolean =>
  getText(literal, 'appointmentId') !== undefined &&
  (getText(literal, 'reason') !== undefined ||
    getLiteral(literal, 'patientMessage') !== undefined ||
    getLiteral(literal, 'profileMessage') !== undefined);

/** Calls that were read from an unescaped text, of which only the range of the whole is known. */
function placeAt(calls: readonly RecordedCall[], at: TextRange): { calls: RecordedCall[] } {
  const place = <Message extends RecordedResponse>({ body, ...message }: Message) => ({
    ...message,
    headers: message.headers.map(({ name, value }) => ({ name, value, at })),
    ...(body && { body: { ...body, at, isVerbatim: false } }),
    at,
  });
  return {
    calls: calls.map(({ request, response, ...call }) => ({
      ...call,
      ...(request && { request: place(request) }),
      ...(response && { response: place(response) }),
    })),
  };
}

type JsonInput = ReadInput & {
  /** The offset after the JSON. */
  end: number;
  literal?: Literal | undefined;
};

/** Reads JSON that has calls: a HAR file, a Postman collection, or a line of a log. */
function readRecord(
  literal: Literal,
  text: string,
  notes: ReadNote[],
  isTruncated: boolean,
): ReadInput | undefined {
  if (isHar(literal)) {
    const calls = readHar(literal, isTruncated);
    const count =
      calls.length === 1 ? 'The entry before it is' : `The ${calls.length} entries before it are`;
    const cut = notes.map((note) =>
      note.at?.offset === text.length
        ? { ...note, message: `${note.message}. ${count} read` }
        : note,
    );
    return { kind: 'har', calls, notes: cut };
  }
  if (isPostman(literal)) {
    const { calls, notes: collectionNotes } = readPostman(literal);
    return { kind: 'postman', calls, notes: [...notes, ...collectionNotes] };
  }
  if (isInsomnia(literal)) {
    const { calls, notes: exportNotes } = readInsomnia(literal);
    return { kind: 'postman', calls, notes: [...notes, ...exportNotes] };
  }
  if (isAxiosError(literal)) return { kind: 'fetch', calls: [readAxiosError(literal)], notes };
  const log = readLogRecord(literal);
  if (log) return { kind: 'log-line', calls: [log], notes };
  // Systems that collect logs put a record into a field of their own.
  for (const name of ['_source', 'jsonPayload', '@message', 'message', 'log']) {
    const inner = getLiteral(literal, name);
    const own = inner?.type === 'object' ? readLogRecord(inner) : undefined;
    if (own) return { kind: 'log-line', calls: [own], notes };
    const line = inner?.type === 'string' && inner.value.startsWith('{') ? inner.value : '';
    const input = line === '' ? undefined : readJsonInput(line);
    if (input?.kind === 'log-line' && inner)
      return { kind: 'log-line', ...placeAt(input.calls, inner.at), notes };
  }
  const nested = readNestedRecord(literal);
  return nested && { kind: 'log-line', calls: [nested], notes };
}

/** Kinds of JSON that is a body. */
export type BodyKind = 'error-record' | 'delivery' | 'json';

const findBodyKind = (literal: Literal): BodyKind =>
  isErrorRecord(literal) ? 'error-record' : isDelivery(literal) ? 'delivery' : 'json';

/**
 * Reads JSON by what it contains. The method and the URL of a webhook's delivery are not documented, and those of other
 * JSON are not known, so both are empty.
 * @param bodyKind what the JSON is, whatever it contains
 */
export function readJsonInput(text: string, start = 0, bodyKind?: BodyKind): JsonInput {
  const { literal, end, notes, isTruncated } = readLiteral(text, start);
  if (literal?.type === 'string' && /^\s*[[{]/.test(literal.value)) {
    const inner = readJsonInput(literal.value, 0, bodyKind);
    const message = 'The JSON is in a text, so it was converted twice';
    return {
      ...inner,
      ...placeAt(inner.calls, literal.at),
      end,
      notes: [{ message, at: literal.at }],
    };
  }
  if (!literal || !isJson(literal)) return { end, kind: 'unknown', calls: [], notes };
  const record = bodyKind === undefined && readRecord(literal, text, notes, isTruncated);
  if (record) return { end, literal, ...record };
  const body: RecordedBody = {
    content: text.slice(start, end),
    encoding: 'text',
    mediaType: 'application/json',
    at: { offset: start, length: end - start },
    isVerbatim: true,
    ...(isTruncated && { isTruncated }),
  };
  const { at } = body;
  const kind = bodyKind ?? findBodyKind(literal);
  const call: RecordedCall =
    kind === 'error-record'
      ? { response: { headers: [], body, at } }
      : { request: { method: '', url: '', headers: [], body, at } };
  return { end, literal, kind, calls: [call], notes };
}
