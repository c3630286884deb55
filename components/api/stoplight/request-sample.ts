import { tokenPlaceholder } from '@/lib/api/call/credentials';
import { hideToken } from '@/lib/calls/request/browser/own-access';
import {
  isValidTargetId,
  HTTPSnippet as Snippet,
  type SnippetRequest,
} from '../../../node_modules/httpsnippet-lite/dist/esm/httpsnippet.mjs';

/**
 * Takes the place of `httpsnippet-lite` in Elements (scripts/build-islands.ts), which creates the request sample: a terminal
 * cannot reach the sandbox of this page, and Elements has a placeholder for the token.
 */

export type SampleAccess = {
  /** The URL of the server that requests go to, and of the one that the sample calls. */
  server: string;
  sampleServer: string;
  /** The token that the sample hides and that is copied; empty for the placeholder. */
  token: string;
};

let access: SampleAccess | undefined;

/** Changes what the samples have that Elements creates from now on. */
export function setSampleAccess(next: SampleAccess): void {
  access = next;
}

export { isValidTargetId };

export class HTTPSnippet extends Snippet {
  constructor(request: SnippetRequest) {
    const { url } = request;
    const isCalled = access && url.startsWith(`${access.server}/`);
    super(
      isCalled
        ? { ...request, url: access?.sampleServer + url.slice(access?.server.length) }
        : request,
    );
  }

  override async convert(language: string, library?: string) {
    const code = await super.convert(language, library);
    const text = Array.isArray(code) ? code[0] : code;
    return text ? hideToken(text, tokenPlaceholder, access?.token ?? '') : null;
  }
}
