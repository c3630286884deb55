import {
  createLanguageSamples,
  type LanguageSample,
  tokenPlaceholder,
} from '../../api/code/create-language-samples';
import { nobody } from '../../api/users/nobody';
import { createHttpRequest } from './http-request';
import type { RequestDescription } from './request-description';
import { type RequestDraft, sandboxServer } from './request-draft';

/**
 * Creates the request of a draft in every language of the reference, with a placeholder for the token. The sandbox is
 * only in this browser, so its requests are shown for the first server.
 */
export function createRequestSamples(
  description: RequestDescription,
  draft: RequestDraft,
): Promise<LanguageSample[]> {
  const [first] = description.servers;
  const server = draft.server === sandboxServer ? (first?.url ?? '') : draft.server;
  const token = draft.user === nobody ? undefined : tokenPlaceholder;
  const { method, url, headers, body } = createHttpRequest(description, draft, server, token);
  const [address = '', query] = url.split('?');
  let value: unknown;
  try {
    value = body === undefined ? undefined : JSON.parse(body);
  } catch {
    value = body;
  }
  const toPairs = (pairs: Iterable<readonly [string, string]>) =>
    Array.from(pairs, ([name, text]) => ({ name, value: text }));
  return createLanguageSamples({
    har: {
      method,
      url: address,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: toPairs(headers),
      queryString: toPairs(new URLSearchParams(query)),
      headersSize: -1,
      bodySize: -1,
    },
    body: value,
    kind: description.responseKind,
    file: description.fileName,
  });
}
