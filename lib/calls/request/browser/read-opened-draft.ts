import { nobody } from '../../../api/users/nobody';
import { sampleParameter } from '../../console/console-urls';
import type { PreparedRequest } from '../../console/prepared-request';
import { readStoredSample } from '../../console/stored-sample';
import { writeToken } from '../../console/token-storage';
import { parameterKey, type RequestDescription } from '../request-description';
import { createDraft, ownToken, type RequestDraft } from '../request-draft';
import { readLinkedDraft } from '../shared-draft';

/** Arrays are stored as JSON; the form has them separated by commas. */
function toText(stored: string): string {
  if (!stored.startsWith('[')) return stored;
  try {
    const values: unknown = JSON.parse(stored);
    return Array.isArray(values) ? values.map(String).join(', ') : stored;
  } catch {
    return stored;
  }
}

/** The request of a sample that was run. The token of a login on that page becomes the reader's own. */
function draftSample(
  { operationId, token, fields, body }: PreparedRequest,
  description: RequestDescription,
): RequestDraft | undefined {
  if (operationId !== description.id) return undefined;
  const user = description.users.find((candidate) => candidate.token === token);
  if (!user && typeof token === 'string') {
    try {
      writeToken(token);
    } catch {
      // Without storage, the reader has to enter the token.
    }
  }
  const parameters = description.parameters.flatMap((parameter) => {
    const value = fields[parameter.name];
    return value === undefined ? [] : [[parameterKey(parameter), toText(value)]];
  });
  return {
    server: createDraft(description).server,
    user: user?.id ?? (typeof token === 'string' ? ownToken : nobody),
    parameters: Object.fromEntries(parameters),
    body: body ?? '',
  };
}

/**
 * Returns the request with which the page was opened: that of a link, or of a sample that was run in this tab.
 * @param search the query of the page's URL
 */
export function readOpenedDraft(
  search: string,
  description: RequestDescription,
): RequestDraft | undefined {
  const sample = new URLSearchParams(search).has(sampleParameter) ? readStoredSample() : undefined;
  return sample ? draftSample(sample, description) : readLinkedDraft(search, description);
}
