import type { ServerResponse } from 'node:http';
import { readText } from '../../../lib/kit/files/project-files';
import { workerPath } from '../../../lib/site/browser/worker-protocol';
import { createRequestHandler } from '../../../scripts/serve';
import { startServer } from '../../support/start-server';

/** The portal on a separate port, with a service worker that a test can replace like a deployment would. */
export type Deployment = {
  origin: string;
  /** Serves a changed version of the worker's code from now on, and ends the requests that still wait for one. */
  deploy: (change: (code: string) => string) => void;
  /** Responds to requests for the worker in another way from now on. */
  respondWith: (respond: (response: ServerResponse) => void) => void;
  /** The URLs of the requests with an access token. The sandbox must respond to these instead of the server. */
  requestsWithToken: string[];
  close: () => Promise<void>;
};

/** Starts the portal on any free port. */
export async function startDeployment(): Promise<Deployment> {
  const code = readText(`out${workerPath}`);
  const handleRequest = createRequestHandler();
  const serve = (servedCode: string) => (response: ServerResponse) => {
    response.setHeader('Content-Type', 'text/javascript');
    response.end(servedCode);
  };
  let respond = serve(code);
  const openResponses = new Set<ServerResponse>();
  const requestsWithToken: string[] = [];
  const server = await startServer((request, response) => {
    if ('x-token' in request.headers) requestsWithToken.push(request.url ?? '');
    if (request.url !== workerPath) return handleRequest(request, response);
    openResponses.add(response);
    response.once('close', () => openResponses.delete(response));
    return respond(response);
  });
  return {
    ...server,
    requestsWithToken,
    deploy: (change) => {
      respond = serve(change(code));
      for (const response of openResponses) if (!response.writableEnded) response.destroy();
    },
    respondWith: (next) => {
      respond = next;
    },
  };
}
