/**
 * Serves the portal to AI assistants with the Model Context Protocol (see `npm run --silent mcp -- --help`). On stdio,
 * stdout carries the protocol and nothing else.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { z } from 'zod';
import { createMcpServer } from '../lib/mcp/create-mcp-server';
import { createHttpServer, listen, mcpHost, mcpPath } from '../lib/mcp/http-server';
import { type McpOptions, mcpHelp, parseMcpOptions } from '../lib/mcp/mcp-options';
import { openSite } from '../lib/mcp/open-site';
import { createSandboxCaller, type SandboxCaller } from '../lib/mcp/sandbox-caller';
import { ToolError } from '../lib/mcp/tool-error';
import { runIfMain } from './run-if-main';

/** A client may start the server in any folder. */
const repository = join(import.meta.dirname, '..');

const packageSchema = z.object({ version: z.string() });

function readVersion(): string {
  return packageSchema.parse(JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')))
    .version;
}

async function openSandbox(sandbox: McpOptions['sandbox']): Promise<SandboxCaller | undefined> {
  if (sandbox === undefined) return undefined;
  if (sandbox !== 'in-process') return createSandboxCaller(sandbox.url, fetch);
  try {
    const { createLocalSandbox } = await import('../lib/mcp/local-sandbox');
    return createLocalSandbox();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')) {
      throw error;
    }
    throw new ToolError('The sandbox needs generated files. Run "npm run sources" once.');
  }
}

async function start(options: McpOptions): Promise<void> {
  const site = await openSite(options.site ?? join(repository, 'out'));
  const sandbox = await openSandbox(options.sandbox);
  const version = readVersion();
  const create = () => createMcpServer(site, { version, sandbox });
  if (options.port === undefined) {
    await create().connect(new StdioServerTransport());
    return;
  }
  const server = createHttpServer(create);
  const port = await listen(server, options.port);
  console.error(`The MCP server is running at http://${mcpHost}:${port}${mcpPath}
Press Ctrl+C to stop it.`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => server.close(() => process.exit(0)));
}

async function serveMcp(): Promise<void> {
  // A library that logs would break the protocol.
  console.log = console.error;
  try {
    const options = parseMcpOptions(process.argv.slice(2));
    if (options === 'help') process.stdout.write(mcpHelp);
    else await start(options);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

await runIfMain(import.meta.url, 'mcp', serveMcp);
