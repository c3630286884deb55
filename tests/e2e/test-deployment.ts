import { createServer, type Server } from 'node:http';
import { readText } from '../../lib/files/project-files';
import { workerPath } from '../../lib/sandbox/browser/mount-path';
import { createRequestHandler } from '../../scripts/serve';

/** The portal on a separate port, with a service worker that a test can replace like a deployment would. */
export type Deployment = {
  origin: string;
  /** Serves a changed version of the worker's code from now on. */
  deploy: (change: (code: string) => string) => void;
  /** The URLs of the requests with an access token. The sandbox must answer these instead of the server. */
  requestsWithToken: string[];
  close: () => Promise<void>;
};

export async function startDeployment(port: number): Promise<Deployment> {
  const code = readText(`out${workerPath}`);
  const handleRequest = createRequestHandler();
  let servedCode = code;
  const requestsWithToken: string[] = [];
  const server: Server = createServer((request, response) => {
    if ('x-token' in request.headers) requestsWithToken.push(request.url ?? '');
    if (request.url !== workerPath) return handleRequest(request, response);
    response.setHeader('Content-Type', 'text/javascript');
    return response.end(servedCode);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, resolve);
  });
  return {
    origin: `http://localhost:${port}`,
    requestsWithToken,
    deploy: (change) => {
      servedCode = change(code);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
