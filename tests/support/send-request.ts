import { type IncomingMessage, request } from 'node:http';

type SentRequest = { method?: string; headers?: Record<string, string>; body?: string };

/** A response with its complete body. */
export type ReceivedResponse = { status: number; response: IncomingMessage; body: Buffer };

/**
 * Sends a request to a server on this machine with exactly this path, which `fetch` would normalize first.
 * @param path the path and query, percent-encoded or not
 */
export const sendRequest = (
  port: number,
  path: string,
  { method, headers, body }: SentRequest = {},
): Promise<ReceivedResponse> =>
  new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, response, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end(body);
  });

/** Lists every value that a response has for a header. */
export const listHeaderValues = ({ rawHeaders }: IncomingMessage, name: string): string[] =>
  rawHeaders.filter(
    (_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === name.toLowerCase(),
  );
