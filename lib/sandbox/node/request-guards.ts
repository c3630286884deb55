import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { maxBodyBytes } from '../http/read-request';

const loopbackHosts = ['127.0.0.1', '::1', 'localhost'];

/** Whether a URL's host is an IP address: `127.0.0.1`, `[::1]`. */
const isIpAddress = (hostname: string) => /^(\d+\.){3}\d+$|^\[/.test(hostname);

/**
 * Refuses requests to another host name than this machine's, unless the server listens on the network. A page on the
 * internet could otherwise let its own name resolve to this machine (DNS rebinding) and read the responses: to the
 * browser, they would be of the page's origin.
 * @param host the address that the server listens on
 */
export function checkHost(host: string): MiddlewareHandler {
  const isLocal = loopbackHosts.includes(host);
  return async (context, next) => {
    const { hostname } = new URL(context.req.url);
    const isThisMachine =
      hostname === 'localhost' || hostname.endsWith('.localhost') || isIpAddress(hostname);
    if (!isLocal || isThisMachine) return next();
    return context.text(
      `This sandbox responds to requests to localhost, not to ${hostname}. To use it under another name, start it with --host 0.0.0.0.`,
      403,
    );
  };
}

/**
 * Refuses bodies that are far too large with 413 before they are read. The sandbox describes the problem if a body is
 * smaller, but has to read it if the request does not have its length.
 */
export const limitBody = (): MiddlewareHandler =>
  bodyLimit({
    maxSize: 2 * maxBodyBytes,
    onError: (context) =>
      context.text(`The body is larger than ${2 * maxBodyBytes} bytes, so it was not read.`, 413),
  });
