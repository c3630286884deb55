import { createServer, type RequestListener } from 'node:http';

/** A server of a test. */
export type TestServer = {
  /** `http://localhost:41234` */
  origin: string;
  /** Closes the server and its connections. */
  close: () => Promise<void>;
};

/** Starts a server on a port; without one, on any that is free. Throws if the port is in use. */
export async function startServer(handle: RequestListener, port = 0): Promise<TestServer> {
  const server = createServer(handle);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return {
    origin: `http://localhost:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
