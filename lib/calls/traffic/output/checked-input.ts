import type { CheckedCall } from '../check/check-calls';
import type { TrafficSummary } from '../check/summarize-traffic';
import type { ReadInput, RecordedCall } from '../recorded-call';
import { toCallResult } from '../view/call-result';
import { judgeCalls, type Verdict } from '../view/verdict';

/** An input with the results of its checks. */
export type CheckedInput = Pick<ReadInput, 'kind' | 'notes'> & {
  /** The path of the file; `stdin` for standard input. */
  file: string;
  text: string;
  calls: readonly CheckedCall[];
};

/** The results of one run. */
export type TrafficReport = {
  inputs: readonly CheckedInput[];
  summary: TrafficSummary;
  /** Makes the URL of a path of the portal. */
  toUrl: (path: string) => string;
};

/** What was understood, in words. */
export const kindTexts: Readonly<Record<ReadInput['kind'], string>> = {
  har: 'HAR file',
  postman: 'Postman, Insomnia, or Bruno collection',
  'http-file': 'HTTP file',
  curl: 'curl, wget, or HTTPie command',
  fetch: 'call in code',
  powershell: 'PowerShell command',
  'http-message': 'HTTP message',
  'error-record': 'error record',
  delivery: 'webhook delivery',
  'log-line': 'log',
  json: 'JSON body',
  url: 'URL',
  'client-error': 'error of a client',
  unknown: 'nothing that can be checked',
};

/** What is said of an input as a whole. */
export const judgeInput = ({ calls, notes }: Pick<CheckedInput, 'calls' | 'notes'>): Verdict =>
  judgeCalls(
    calls.map((call, index) => toCallResult(call, index, calls.length)),
    notes,
  );

/** The name of a call for people: `Entry 3: GET /appointments/70412 → 405`. */
export function describeCall({ name, request, response }: RecordedCall, index: number): string {
  const { method = '', url = '' } = request ?? {};
  // Credentials can be before the host, in the query, and in the fragment.
  const address = url.replace(/(?<=^[a-z]+:\/\/)[^/?#]*@|[?#].*$/gis, '');
  const line = `${method.toUpperCase()} ${address}`.trim();
  const status = response?.status ? `→ ${response.status}` : '';
  return [`${name ?? `Call ${index + 1}`}:`, line, status].filter(Boolean).join(' ');
}
