import type { ApiResponse } from '../console/api-response';
import { isRecord } from '../json/is-record';
import type { RequestDescription, RequestPreset } from './request-description';
import { draftPreset, isSameDraft, type RequestDraft, sandboxServer } from './request-draft';

/** Returns whether a value has all fields and values of another. Lists have as many items. */
export function isPartOf(expected: unknown, actual: unknown): boolean {
  if (Array.isArray(expected)) {
    return (
      Array.isArray(actual) &&
      actual.length === expected.length &&
      expected.every((item, index) => isPartOf(item, actual[index]))
    );
  }
  if (isRecord(expected)) {
    return (
      isRecord(actual) &&
      Object.entries(expected).every(([name, value]) => isPartOf(value, actual[name]))
    );
  }
  return Object.is(expected, actual);
}

export type ExpectedOutcome = Pick<RequestPreset, 'status' | 'expected'>;

/** Returns whether a response has the documented outcome of a case. */
export const hasOutcome = (
  { status, expected }: ExpectedOutcome,
  response: Pick<ApiResponse, 'status' | 'content'>,
): boolean =>
  response.status === status &&
  (expected === undefined ||
    (response.content.kind === 'json' && isPartOf(expected, response.content.values[0])));

/** Returns the case that a draft sends to the sandbox, if it is one. */
export const findCase = (
  { presets }: RequestDescription,
  draft: RequestDraft,
): RequestPreset | undefined =>
  draft.server === sandboxServer
    ? presets.find((preset) => preset.group === 'case' && isSameDraft(draftPreset(preset), draft))
    : undefined;
