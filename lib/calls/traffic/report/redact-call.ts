import type { ReportableData } from '../../../api/description/reportable-data';
import type { RecordedCall, RecordedHeader } from '../recorded-call';
import { redactBody } from './redact-body';
import { redactName, redactUrl } from './redact-url';
import { createRedaction, type Redaction, type RemovedItem } from './redaction';

/** Headers whose values say nothing about a person. */
const reportableHeaders = new Set([
  ...['accept', 'accept-encoding', 'accept-language', 'allow', 'cache-control', 'connection'],
  ...[
    'content-encoding',
    'content-length',
    'content-type',
    'date',
    'expires',
    'host',
    'retry-after',
  ],
  ...['server', 'transfer-encoding', 'user-agent', 'vary', 'x-request-id', 'traceparent'],
]);

export const methods = /^(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS|TRACE|CONNECT)?$/;
const time = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:?\d\d)?$/;

const redactHeaders = (
  headers: readonly RecordedHeader[],
  where: string,
  redaction: Redaction,
): RecordedHeader[] =>
  headers.map(({ name, value }) => {
    const label = redactName(name, where, redaction);
    const location = `${where} ${label}`;
    if (!reportableHeaders.has(name.toLowerCase())) {
      return { name: label, value: redaction.remove(value, label, location) };
    }
    // The boundary of a form is not needed, and a trace is a long token.
    const text = name.toLowerCase() === 'content-type' ? (value.split(';')[0] ?? '') : value;
    const isTrace = /^(?:x-request-id|traceparent)$/i.test(name) && /^[\w-]{1,64}$/.test(text);
    return { name: label, value: isTrace ? text : redaction.clean(text, location) };
  });

function redact(
  { request, response, startedAt }: RecordedCall,
  redaction: Redaction,
): RecordedCall {
  return {
    ...(request && {
      request: {
        method: methods.test(request.method)
          ? request.method
          : redaction.remove(request.method, 'method', 'request'),
        url: redactUrl(request.url, redaction),
        headers: redactHeaders(request.headers, 'request header', redaction),
        ...(request.body && { body: redactBody(request.body, 'request body', redaction) }),
      },
    }),
    ...(response && {
      response: {
        status: response.status,
        headers: redactHeaders(response.headers, 'response header', redaction),
        ...(response.body && { body: redactBody(response.body, 'response body', redaction) }),
      },
    }),
    ...(startedAt !== undefined && time.test(startedAt) && { startedAt }),
  };
}

/** A call as a report can have it, and what was removed from it. */
export type RedactedCall = { call: RecordedCall; removed: RemovedItem[]; redaction: Redaction };

/**
 * Removes personal data and secrets from a call. Values are kept only where the description or this code says that a
 * report can have them, and never if they are removed elsewhere: a name in a message, for example.
 */
export function redactCall(call: RecordedCall, reportable: ReportableData): RedactedCall {
  const first = createRedaction(reportable);
  redact(call, first);
  const redaction = createRedaction(reportable, first.values);
  return { call: redact(call, redaction), removed: redaction.removed, redaction };
}
