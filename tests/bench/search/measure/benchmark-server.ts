import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type ServedFile = { type: string; body: Buffer; isGzip: boolean; isCounted: boolean };

export type BenchmarkServer = {
  origin: string;
  /** Returns the transferred bytes of all counted response bodies since the last call. */
  consumeByteCount: () => number;
  close: () => void;
};

/**
 * Serves files from memory on a free port. The pages are cross-origin isolated, because Chromium reduces the resolution
 * of its timers for others.
 */
export async function startBenchmarkServer(
  files: ReadonlyMap<string, ServedFile>,
): Promise<BenchmarkServer> {
  let bytes = 0;
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = files.get(decodeURI(pathname));
    if (file?.isCounted) bytes += file.body.length;
    response.writeHead(file ? 200 : 404, {
      'Content-Type': file?.type ?? 'text/plain',
      'Content-Length': file?.body.length ?? 0,
      ...(file?.isGzip && { 'Content-Encoding': 'gzip' }),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Embedder-Policy': 'require-corp',
    });
    response.end(file?.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    consumeByteCount: () => {
      const count = bytes;
      bytes = 0;
      return count;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
