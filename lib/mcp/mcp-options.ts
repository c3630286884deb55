import { parseArgs } from 'node:util';
import { describeError } from '../kit/diagnostics/describe-error';
import { parseSandboxUrl } from './sandbox-caller';
import { ToolError } from './tool-error';

export type McpOptions = {
  /** A folder or a URL; the repository's `out/` if it is missing. */
  site?: string | undefined;
  /** The port of the HTTP server; undefined for stdio. */
  port?: number | undefined;
  /** The base URL of a sandbox, or the one in this process. */
  sandbox?: { url: string } | 'in-process' | undefined;
};

const defaultPort = 4020;

export const mcpHelp = `npm run --silent mcp -- [options]

Serves this portal to AI assistants with the Model Context Protocol, on stdin and stdout.

  --site PLACE       folder of a built portal, or URL of a deployed one; by default out/
  --http             serves http://127.0.0.1:${defaultPort}/mcp instead, to this machine only
  --port ${defaultPort}        another port for --http; 0 selects any free port
  --sandbox          adds a tool that calls a sandbox in this process, whose data is lost with it
  --sandbox-url URL  adds that tool for a running sandbox (npm run sandbox) on this machine
  --help             prints this help
`;

/** @throws ToolError if an option is invalid */
export function parseMcpOptions(args: readonly string[]): McpOptions | 'help' {
  const { site, http, port, sandbox, ...others } = readArguments(args);
  if (others.help) return 'help';
  if (port !== undefined && !http) {
    throw new ToolError('--port: expected --http too, because stdio has no port.');
  }
  if (port !== undefined && !(/^\d{1,5}$/.test(port) && Number(port) <= 65_535)) {
    throw new ToolError(`--port: found "${port}", expected a whole number from 0 to 65535.`);
  }
  const sandboxUrl = others['sandbox-url'];
  if (sandbox && sandboxUrl !== undefined) {
    throw new ToolError('Expected --sandbox or --sandbox-url, found both.');
  }
  return {
    site,
    port: http ? Number(port ?? defaultPort) : undefined,
    sandbox:
      sandboxUrl === undefined
        ? sandbox
          ? 'in-process'
          : undefined
        : { url: parseSandboxUrl(sandboxUrl) },
  };
}

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        site: { type: 'string' },
        http: { type: 'boolean' },
        port: { type: 'string' },
        sandbox: { type: 'boolean' },
        'sandbox-url': { type: 'string' },
        help: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    throw new ToolError(`${describeError(error)} Run with --help to see the options.`);
  }
}
