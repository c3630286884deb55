import type { WorkflowStep } from '../../api/arazzo/arazzo-schema';
import { parseFieldQuery } from '../../api/arazzo/field-query';
import type { HttpRequest } from '../../api/call/api-call';
import { type ExcerptTargets, excerptJson } from './excerpt-json';
import type { RecordedStep } from './record-workflow';

/** A code block of a page. */
export type MessageText = { language: 'http' | 'json' | 'jsonc' | 'text'; text: string };

const formatJson = (value: unknown): string => JSON.stringify(value, null, 2);

/** A request as it is sent, with a formatted body. */
export function formatRequest({ method, url, headers, body }: HttpRequest): MessageText {
  const head = [`${method} ${url}`, ...headers.map(([name, value]) => `${name}: ${value}`)];
  const text = typeof body === 'string' ? [...head, '', formatJson(JSON.parse(body))] : head;
  return { language: 'http', text: text.join('\n') };
}

/** The JSON Pointers into the response's body in a text. */
const listBodyPointers = (text: string): string[] =>
  [...text.matchAll(/\$response\.body#(\/[^\s()]+)/g)].map(([, pointer = '']) => pointer);

/** Parts of a step's response that its criteria and outputs refer to. */
function listTargets({ successCriteria, outputs = {} }: WorkflowStep): ExcerptTargets {
  const queries = successCriteria.flatMap((criterion) =>
    'type' in criterion && criterion.type === 'jsonpath' ? [criterion.condition] : [],
  );
  const fields = queries.flatMap((query) => parseFieldQuery(query) ?? []);
  const others = queries.filter((query) => !parseFieldQuery(query));
  const texts = successCriteria.flatMap((criterion) => [
    criterion.condition,
    'context' in criterion ? criterion.context : '',
  ]);
  return {
    names: new Set(others.flatMap((query) => query.match(/[A-Za-z_]\w*/g) ?? [])),
    pointers: [
      ...[...texts, ...Object.values(outputs)].flatMap(listBodyPointers),
      ...fields.map(({ pointer }) => pointer),
    ],
    // Texts and numbers, except positions in lists.
    values: new Set(
      others.flatMap((query) =>
        [...query.matchAll(/'([^']*)'|(?<![\w.[-])(-?\d+(?:\.\d+)?)/g)].map(
          ([, text, number]) => text ?? number ?? '',
        ),
      ),
    ),
  };
}

/** A longer text, such as a file, is cut. */
const maxTextLines = 12;

/** A response without what the step does not read. */
export function formatResponse(
  step: WorkflowStep,
  { response: { statusCode, body } }: RecordedStep['run'],
) {
  if (typeof body === 'string') {
    // HTML has no carriage returns, which multipart and CSV have.
    const lines = body.split(/\r?\n/);
    const cut = lines.length > maxTextLines ? [...lines.slice(0, maxTextLines), '…'] : lines;
    return { status: statusCode, language: 'text', text: cut.join('\n') } as const;
  }
  const text = excerptJson(body, listTargets(step));
  const isExcerpt = text !== formatJson(body);
  return { status: statusCode, language: isExcerpt ? 'jsonc' : 'json', text } as const;
}
