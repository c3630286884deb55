/**
 * Options of `http.createServer` for servers on a developer's machine: a client that sends its request slowly, or never
 * ends it, gets a 408 instead of holding a connection. Times in milliseconds, sizes in bytes.
 */
export const serverLimits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
  maxHeaderSize: 16_384,
};

/** Whether a host name, as `URL` writes it, is one of the usual names of this machine. */
export const isLoopbackHost = (hostname: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
