import { STATUS_CODES } from 'node:http';
import type { OpenApiDocument } from './openapi-document';
import { listOperations } from './operations';
import { resolveResponse } from './resolve-response';

const classTitles: Record<string, string> = {
  1: 'Informational',
  2: 'Success',
  3: 'Redirection',
  4: 'Client error',
  5: 'Server error',
};

/** Descriptions of success are about the body. */
const successTitles: Record<string, string> = { 200: 'Success', 204: 'Success, no body' };

/** A status without a text of its own: the reason phrase of HTTP. */
function findReason(status: string): string {
  if (/^\dXX$/i.test(status)) return classTitles[status.slice(0, 1)] ?? 'Response';
  return status === 'default' ? 'Any other status' : (STATUS_CODES[status] ?? 'Response');
}

/**
 * What a status means: for an error, the first words of its description if they are few.
 * @param name the name of a response that several operations share
 */
export function getStatusTitle(status: string, description = '', name?: string): string {
  const title = /^[45]/.test(status)
    ? /^[^.:;,([`*_\n]{3,40}(?=[.:;,]|$)/.exec(description)?.[0]
    : successTitles[status];
  return title ?? name ?? findReason(status);
}

/** What the statuses of all operations mean. One that has several meanings has the reason phrase of HTTP. */
export function listStatusTitles(document: OpenApiDocument): Record<string, string> {
  const titles = new Map<string, Set<string>>();
  for (const { source } of listOperations(document)) {
    for (const [status, response] of Object.entries(source.responses)) {
      const title = getStatusTitle(status, resolveResponse(response, document).description);
      titles.set(status, (titles.get(status) ?? new Set()).add(title));
    }
  }
  return Object.fromEntries(
    [...titles].map(([status, [first = '', ...others]]) => [
      status,
      others.length === 0 ? first : getStatusTitle(status),
    ]),
  );
}
