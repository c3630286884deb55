import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { isLoopbackHost, serverLimits } from '../kit/http/local-servers';
import { limits } from './limits';
import { parseUrl } from './parse-url';
import { ToolError } from './tool-error';

/** The path of the only endpoint. */
export const mcpPath = '/mcp';

/** The server listens here and nowhere else. */
export const mcpHost = '127.0.0.1';

const isLoopback = (url: string): boolean => isLoopbackHost(parseUrl(url)?.hostname ?? '');

/** Why a request is refused; undefined if it is not. */
function findRefusal({ headers, url = '', method }: IncomingMessage): [number, string] | undefined {
  const { host = '', origin } = headers;
  // The name of a page on the internet can resolve to this machine (DNS rebinding).
  if (!isLoopback(`http://${host}`)) return [403, `Found the host ${host}, expected localhost.`];
  if (origin !== undefined && !isLoopback(origin)) {
    return [403, `Pages of ${origin} may not use this server.`];
  }
  if (url.split('?', 1)[0] !== mcpPath) return [404, `Expected the path ${mcpPath}.`];
  // Without sessions there is no stream to open and nothing to end.
  if (method !== 'POST') return [405, `Found ${method}, expected POST.`];
  return undefined;
}

function sendError(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, {
    'Content-Type': 'application/json',
    ...(status === 405 && { Allow: 'POST' }),
  });
  response.end(JSON.stringify({ jsonrpc: '2.0', error: { code: -32_000, message }, id: null }));
}

/**
 * Creates an HTTP server for MCP without sessions: each request gets a server and a transport of its own.
 * @param createMcp creates a server, which only lives as long as its request
 */
export function createHttpServer(createMcp: () => McpServer): Server {
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const refusal = findRefusal(request);
    if (refusal) {
      sendError(response, ...refusal);
      return;
    }
    const mcp = createMcp();
    const transport = new StreamableHTTPServerTransport({
      enableJsonResponse: true,
      maxRequestBodySize: limits.maxRequestBytes,
    });
    response.on('close', () => void mcp.close());
    await mcp.connect(transport);
    await transport.handleRequest(request, response);
  };
  return createServer(serverLimits, (request, response) => {
    handle(request, response).catch(() => {
      if (!response.headersSent) sendError(response, 500, 'The server failed.');
      else response.end();
    });
  });
}

/**
 * Starts to listen on this machine.
 * @param port 0 for any free port
 * @returns the port
 * @throws ToolError if the port is in use
 */
export async function listen(server: Server, port: number): Promise<number> {
  server.listen(port, mcpHost);
  try {
    await once(server, 'listening');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    const other = port < 65_535 ? port + 1 : port - 1;
    throw new ToolError(`Port ${port} is in use. Use another one: --http --port ${other}`);
  }
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}
