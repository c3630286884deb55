import { createServer, type Server } from 'node:http';
import { readText } from '../../lib/files/project-files';
import { workerPath } from '../../lib/sandbox/browser/mount-path';
import { createRequestHandler } from '../../scripts/serve';

/** The portal on a port of its own, with a service worker that a test can change, as a deployment would. */
export type Deployment = {
  origin: string;
  /** Serves another worker from now on: its code with a change. */
  deploy: (change: (code: string) => string) => void;
  /** The addresses that were asked for with an access token: none, or the sandbox told the host of it. */
  requestsWithToken: string[];
  close: () => Promise<void>;
};

export async function startDeployment(port: number): Promise<Deployment> {
  const code = readText(`out${workerPath}`);
  const handle = createRequestHandler();
  let served = code;
  const askedWithToken: string[] = [];
  const server: Server = createServer((request, response) => {
    if ('x-token' in request.headers) askedWithToken.push(request.url ?? '');
    if (request.url !== workerPath) return handle(request, response);
    response.setHeader('Content-Type', 'text/javascript');
    return response.end(served);
  });
  await new Promise<void>((up, fail) => {
    server.once('error', fail);
    server.listen(port, up);
  });
  return {
    origin: `http://localhost:${port}`,
    requestsWithToken: askedWithToken,
    deploy: (change) => {
      served = change(code);
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
