import type { Operation } from '../../../api/description/operation-groups';
import {
  listProperties,
  resolveSchema,
  unwrapArraySchema,
} from '../../../api/description/resolve-schema';
import { listValueTexts } from '../../../api/description/schema-types';
import { operationPath } from '../../../site/page-paths';
import { findJsonMedia } from './inspect-recorded-body';
import type { RequestUrl } from './request-url';
import { isWebhook, type TrafficDescription } from './traffic-description';
import type { ValueRule } from './value-rules';

/** What a method is for (RFC 9110), as words of the documentation, and the methods that are used for it. */
const purposes: Readonly<Record<string, { words: RegExp; methods: readonly string[] }>> = {
  get: { words: /\b(?:returns?|reads?|lists?)\b/i, methods: ['get'] },
  post: { words: /\b(?:creat|add|upload|sav)\w*/i, methods: ['post'] },
  put: { words: /\b(?:updat|chang|upload|sav|set)\w*/i, methods: ['post'] },
  patch: { words: /\b(?:updat|chang|upload|sav|set)\w*/i, methods: ['post'] },
  delete: { words: /delet|cancel|remov|invalidat|log out|logs/i, methods: ['post'] },
};

/** The word of a segment, the same for one and for many: `policies` and `policy`. */
const toWord = (segment: string): string =>
  segment.toLowerCase().replace(/ies$/, 'y').replace(/s$/, '');

const listWords = (segments: readonly string[]): string[] =>
  segments
    .filter((segment) => /^[a-z][a-z-]+$/i.test(segment))
    .flatMap((segment) => segment.split('-').map(toWord));

const splitSentences = (text: string): string[] =>
  text.replaceAll(/\s+/g, ' ').split(/(?<=\.) (?=[A-Z`])/);

/** Longer lists of values are of no help. */
const maxValues = 5;

/** The values of a field of a body whose names say what the method is for: `CANCELLED` for DELETE. */
function describeValues(
  { source }: Operation,
  words: RegExp,
  description: TrafficDescription,
): string[] {
  const media = findJsonMedia(source.requestBody?.content);
  if (!media) return [];
  const fields = listProperties(unwrapArraySchema(media.schema), description);
  return fields.flatMap(({ name, schema }) => {
    const values = listValueTexts(resolveSchema(schema, description)) ?? [];
    const fitting = values.filter((value) => words.test(value));
    if (name !== 'status' || fitting.length === 0) return [];
    return [
      `Its \`${name}\` can be ${fitting
        .slice(0, maxValues)
        .map((value) => `\`${value}\``)
        .join(', ')}${fitting.length > maxValues ? ', or another one' : ''}.`,
    ];
  });
}

/** What the documentation says in the sentences of an operation about what a method is for; otherwise, what it does. */
function describeOperation(
  operation: Operation,
  words: RegExp,
  description: TrafficDescription | undefined,
): string {
  const { description: text = '', 'x-rules': rules = [] } = operation.source;
  const sentences = splitSentences(text);
  const telling = [...rules.map(({ rule }) => rule), ...sentences].filter((sentence) =>
    words.test(sentence),
  );
  const values = description ? describeValues(operation, words, description) : [];
  const said = telling.length + values.length > 0 ? telling.slice(0, 2) : sentences.slice(0, 1);
  return [...said, ...values].join(' ');
}

const maxAlternatives = 3;

type Alternative = { operation: Operation; text: string };

/** Ranks the documented operations of the same resource for a call that none has: those with its purpose first. */
export function rankAlternatives(
  method: string,
  { segments }: Pick<RequestUrl, 'segments'>,
  description: TrafficDescription,
): Alternative[] {
  const purpose = purposes[method.toLowerCase()];
  const words = listWords(segments);
  const scored = description.operations.flatMap((operation) => {
    const own = listWords(operation.path.split('/'));
    const shared = own.filter((word) => words.includes(word)).length;
    if (!purpose || isWebhook(operation) || shared === 0) return [];
    const isWhole = shared === own.length;
    const text = describeOperation(operation, purpose.words, isWhole ? description : undefined);
    const score =
      4 * shared -
      own.length +
      (purpose.methods.includes(operation.method) ? 2 : 0) +
      (purpose.words.test(text) ? 2 : 0) +
      (purpose.words.test(operation.path) ? 1.5 : 0) -
      (/sample/i.test(operation.source.summary) ? 9 : 0);
    return [{ operation, text, score }];
  });
  return scored.sort((one, other) => other.score - one.score).slice(0, maxAlternatives);
}

/** The documented operations of the same resource, with what the documentation says about them. */
export const describeAlternatives = (alternatives: readonly Alternative[]): ValueRule[] =>
  alternatives.map(({ operation, text }) => ({
    title: `Documented: \`${operation.method.toUpperCase()} ${operation.path}\``,
    text: text || operation.source.summary,
    reason: '',
    href: operationPath(operation.id),
    rank: 0,
  }));
