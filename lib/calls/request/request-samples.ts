import { tokenPlaceholder } from '../../api/call/credentials';
import { createLanguageSamples, type LanguageSample } from '../../api/code/create-language-samples';
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
): LanguageSample[] {
  const [first] = description.servers;
  const server = draft.server === sandboxServer ? (first?.url ?? '') : draft.server;
  const token = draft.user === nobody ? undefined : tokenPlaceholder;
  const request = createHttpRequest(description, draft, server, token);
  const { responseKind: kind, fileName: file } = description;
  return createLanguageSamples(request, { kind, file });
}
