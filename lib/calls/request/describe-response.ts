import { statusTitles } from '../../../.generated/openapi/status-titles';
import type { ApiResponse } from '../console/api-response';
import { describeChange } from './describe-change';

/** The status of a response in words: `405 Server reported an error`. */
export const describeStatus = ({
  status,
  statusText,
}: Pick<ApiResponse, 'status' | 'statusText'>): string =>
  `${status} ${statusTitles[status] ?? statusText}`.trim();

function describeChanges(changes: readonly string[]): string {
  const texts = changes.map((text) => {
    const change = describeChange(text);
    return change ? `${change.noun} ${change.id} ${change.verb}` : text;
  });
  return texts.length === 0 ? '' : `Changed in the sandbox: ${texts.join(', ')}.`;
}

/** Text for screen readers when a response arrives: its status, the message of an error, and what has changed. */
export function describeResponse({
  status,
  errorSummary,
  changes,
}: Pick<ApiResponse, 'status' | 'errorSummary' | 'changes'>): string {
  return [`Response: ${status}.`, errorSummary?.message ?? '', describeChanges(changes)]
    .filter((text) => text !== '')
    .join(' ');
}
