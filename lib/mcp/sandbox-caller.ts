import { type HttpRequest, toRequestInit } from '../api/call/api-call';
import { isLoopbackHost } from '../kit/http/local-servers';
import { sandboxChangesHeader } from '../sandbox/sandbox-protocol';
import { fetchLimits, readBytes, toFetchError } from './fetch-text';
import { parseUrl } from './parse-url';
import { ToolError } from './tool-error';

/** A response of the sandbox. */
export type SandboxCallResult = {
  status: number;
  contentType: string;
  /** Changes by the request, such as `appointments 1000001 added`; empty if there is none. */
  changes: string;
  bytes: Uint8Array;
};

/** Sends requests to a sandbox, never to a server of the provider. */
export type SandboxCaller = {
  /** The base URL, which ends in `/api/v2`. */
  baseUrl: string;
  send: (request: HttpRequest) => Promise<SandboxCallResult>;
};

/**
 * Parses the address of a sandbox on this machine.
 * @returns its base URL, without a slash at the end
 * @throws ToolError
 */
export function parseSandboxUrl(text: string): string {
  const url = parseUrl(text);
  if (url?.protocol !== 'http:' || !isLoopbackHost(url.hostname) || url.username) {
    throw new ToolError(
      `--sandbox-url: found "${text}", expected a sandbox on this machine, such as http://localhost:4010/api/v2`,
    );
  }
  const path = url.pathname.replace(/\/+$/, '');
  return `${url.origin}${path === '' ? '/api/v2' : path}`;
}

/**
 * Creates a caller.
 * @param send the sandbox: `fetch` for one that is a server, or the application of one in this process
 */
export function createSandboxCaller(
  baseUrl: string,
  send: (request: Request) => Response | Promise<Response>,
): SandboxCaller {
  return {
    baseUrl,
    send: async (request) => {
      const { url } = request;
      try {
        const response = await send(
          new Request(url, {
            ...toRequestInit(request),
            redirect: 'error',
            signal: AbortSignal.timeout(fetchLimits.timeoutMs),
          }),
        );
        return {
          status: response.status,
          contentType: response.headers.get('content-type') ?? '',
          changes: response.headers.get(sandboxChangesHeader) ?? '',
          bytes: await readBytes(response, url, fetchLimits.maxBytes),
        };
      } catch (error) {
        throw toFetchError(error, url, fetchLimits.timeoutMs);
      }
    },
  };
}
