// @ts-check
import { createServer, request } from 'node:http';
import { connect } from 'node:net';

/** @typedef {import('node:http').IncomingMessage} IncomingMessage */
/** @typedef {import('node:http').ServerResponse} ServerResponse */

/**
 * @typedef {object} Upstream the server whose pages the proxy changes
 * @property {string} host
 * @property {number} port
 * @property {Promise<void>} ready resolves when it accepts connections
 */

/** @typedef {(html: string, status: number) => string} PageChange */

/** @param {IncomingMessage} message @returns {Promise<string>} */
async function readBody(message) {
  message.setEncoding('utf8');
  let body = '';
  for await (const chunk of message) body += chunk;
  return body;
}

/**
 * Sends a request on, and its response back.
 * @param {Upstream} upstream
 * @param {IncomingMessage} incoming
 * @param {ServerResponse} outgoing
 * @param {PageChange} changePage
 */
function forward({ host, port }, incoming, outgoing, changePage) {
  const { method, url, headers } = incoming;
  /** @param {Error} error */
  const fail = (error) => {
    if (outgoing.headersSent) return outgoing.destroy();
    // Next restarts when its configuration changes: the browser tries again.
    outgoing.writeHead(502, { 'content-type': 'text/plain', refresh: '1' });
    outgoing.end(`The page cannot be shown now: ${error.message}`);
  };
  const proxied = request({
    host,
    port,
    method,
    path: url,
    // Compressed pages could not be changed.
    headers: { ...headers, 'accept-encoding': 'identity' },
    // Next could close a connection that is kept just when it is used again.
    agent: false,
  });
  proxied.on('error', fail);
  proxied.on('response', async (response) => {
    response.on('error', fail);
    const { statusCode = 502 } = response;
    // What concerns the connection is not the browser's.
    const { connection: _connection, 'transfer-encoding': _encoding, ...own } = response.headers;
    if (method !== 'GET' || !own['content-type']?.startsWith('text/html')) {
      outgoing.writeHead(statusCode, own);
      response.pipe(outgoing);
      return;
    }
    try {
      const page = changePage(await readBody(response), statusCode);
      outgoing.writeHead(statusCode, { ...own, 'content-length': Buffer.byteLength(page) });
      outgoing.end(page);
    } catch (error) {
      fail(error instanceof Error ? error : new Error(String(error)));
    }
  });
  outgoing.on('close', () => proxied.destroy());
  incoming.pipe(proxied);
}

/**
 * Connects a WebSocket with the server: by one, Next's client receives changes.
 * @param {Upstream} upstream
 * @param {IncomingMessage} incoming
 * @param {import('node:stream').Duplex} socket
 * @param {Buffer} head
 */
function forwardUpgrade({ host, port }, { method, url, rawHeaders }, socket, head) {
  const lines = [`${method} ${url} HTTP/1.1`];
  for (let index = 0; index < rawHeaders.length; index += 2)
    lines.push(`${rawHeaders[index]}: ${rawHeaders[index + 1]}`);
  const proxied = connect(port, host, () => {
    proxied.write(`${lines.join('\r\n')}\r\n\r\n`);
    proxied.write(head);
    proxied.pipe(socket).pipe(proxied);
  });
  for (const [from, to] of /** @type {const} */ ([
    [proxied, socket],
    [socket, proxied],
  ])) {
    from.on('error', () => to.destroy());
    from.on('close', () => to.destroy());
  }
}

/**
 * Creates a server that hands requests to another one, and changes its pages.
 * @param {Upstream} upstream
 * @param {object} options
 * @param {(url: string, response: ServerResponse) => boolean} options.answer whether it answers a request itself
 * @param {() => PageChange} options.startPage called when a request arrives; returns what changes its page
 */
export function createProxy(upstream, { answer, startPage }) {
  /** @type {Set<ServerResponse>} */
  const unanswered = new Set();
  const server = createServer(async (incoming, outgoing) => {
    if (answer(incoming.url ?? '', outgoing)) return;
    // Next would compile the page for a copy that the browser does not keep, while the author waits for another one.
    if (incoming.headers['sec-purpose']?.includes('prefetch')) {
      outgoing.writeHead(204, { 'cache-control': 'no-store' }).end();
      return;
    }
    const changePage = startPage();
    unanswered.add(outgoing);
    outgoing.on('close', () => unanswered.delete(outgoing));
    await upstream.ready;
    forward(upstream, incoming, outgoing, changePage);
  });
  server.on('upgrade', async (incoming, socket, head) => {
    await upstream.ready;
    forwardUpgrade(upstream, incoming, socket, head);
  });
  return {
    server,
    /** Whether it has answered all requests. */
    isIdle: () => unanswered.size === 0,
  };
}
