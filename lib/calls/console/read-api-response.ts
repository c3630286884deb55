import { sandboxChangesHeader } from '../../sandbox/sandbox-protocol';
import type { ApiResponse } from './api-response';
import { getDownloadFileName } from './file-download';
import { readResponseBody } from './read-response-body';

/**
 * Reads a response for display.
 * @param url the absolute URL of the request
 * @param body the response's body
 * @param duration milliseconds from sending to the end of the response
 */
export async function readApiResponse(
  { status, statusText, headers }: Pick<Response, 'status' | 'statusText' | 'headers'>,
  url: string,
  body: Blob,
  duration: number,
): Promise<ApiResponse> {
  const changes = headers.get(sandboxChangesHeader) ?? '';
  return {
    status,
    statusText,
    duration,
    headers: [...headers].filter(([name]) => name !== sandboxChangesHeader.toLowerCase()),
    body,
    fileName: getDownloadFileName(url, headers),
    ...(await readResponseBody(status, headers.get('Content-Type') ?? '', body)),
    changes: changes === '' ? [] : changes.split(', '),
  };
}
