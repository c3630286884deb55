import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { findCredentials } from '../../api/call/credentials';
import { resolveSchema } from '../../api/description/resolve-schema';
import { isForCarriers } from '../../api/description/visibility';
import { nobody } from '../../api/users/nobody';
import { sandboxUsers } from '../../api/users/users';
import { callerSchema } from '../../api/users/users-schema';
import { createHttpRequest } from '../../calls/request/http-request';
import { ownToken } from '../../calls/request/request-draft';
import { getOperationNamed } from '../api/find-operation';
import { toDraftParameters } from '../draft-parameters';
import { limits } from '../limits';
import { paginateText } from '../pagination';
import type { SandboxCaller, SandboxCallResult } from '../sandbox-caller';
import type { PortalSite } from '../site/portal-site';
import { ToolError } from '../tool-error';
import { toJsonText } from '../validate-body';
import { bodyValue } from './json-values';
import { runTool } from './tool-result';

const scalar = z.union([z.string(), z.number(), z.boolean()]);

const isText = (contentType: string): boolean =>
  /^(?:text\/|multipart\/|application\/(?:\S*\+)?(?:json|xml))/i.test(contentType);

/** The response with its body as text, or only its size if it is a file. */
function summarizeResponse(
  { status, contentType, changes, bytes }: SandboxCallResult,
  offset: number,
) {
  const base = { status, ok: status < 400, contentType, ...(changes !== '' && { changes }) };
  if (bytes.byteLength === 0) return base;
  if (!isText(contentType)) return { ...base, note: `A file of ${bytes.byteLength} bytes.` };
  const { text, ...next } = paginateText(new TextDecoder().decode(bytes), offset, limits.maxResult);
  return { ...base, body: text, ...next };
}

/** The text for clients without structured content: the response without a second level of quotes. */
const formatResponse = (response: {
  request: string;
  status: number;
  contentType: string;
  changes?: string;
  body?: string;
  nextOffset?: number;
  note?: string;
}): string =>
  [
    `${response.request}: status ${response.status} ${response.contentType}`.trim(),
    response.changes === undefined ? undefined : `Changed: ${response.changes}`,
    response.body,
    response.note,
    response.nextOffset === undefined
      ? undefined
      : `[The body continues: repeat the call with offset ${response.nextOffset}.]`,
  ]
    .filter((part) => part !== undefined)
    .join('\n\n');

/** A call of the sandbox. Only servers that were started with a sandbox have this tool. */
export function registerCallSandbox(
  server: McpServer,
  site: PortalSite,
  sandbox: SandboxCaller,
): void {
  server.registerTool(
    'call_sandbox',
    {
      title: 'Call the sandbox',
      description:
        "Sends a request to the local sandbox, a simulation of the API with fictional people, never to a real environment. Its rules where the specification is silent are the portal's own. Changes stay until the sandbox restarts.",
      annotations: {
        readOnlyHint: false,
        destructiveHint: true,
        idempotentHint: false,
        openWorldHint: false,
      },
      inputSchema: {
        operation: z.string().trim().min(1).max(limits.maxReference).describe('Id of an operation'),
        parameters: z
          .record(z.string(), z.union([scalar, z.array(scalar)]))
          .default({})
          .describe('Path, query and header parameters by name'),
        body: bodyValue.optional(),
        user: callerSchema
          .optional()
          .describe('Who calls; by default a user of the kind that the operation is for'),
        token: z.string().max(500).optional().describe('A token from a response, instead of user'),
        offset: z.int().min(0).default(0).describe('Repeats the call: only for reading'),
      },
      outputSchema: {
        request: z.string(),
        status: z.number(),
        ok: z.boolean(),
        contentType: z.string(),
        changes: z.string().optional(),
        body: z.string().optional(),
        nextOffset: z.number().optional(),
        note: z.string().optional(),
      },
    },
    ({ operation: name, parameters, body, user, token, offset }) =>
      runTool(async () => {
        const document = await site.getDocument();
        const operation = getOperationNamed(name, document);
        if (operation.path === '') {
          throw new ToolError(`${operation.id} is a webhook: the provider sends it to you.`);
        }
        const { method, path, source } = operation;
        if (offset > 0 && method !== 'get') {
          throw new ToolError(
            'offset repeats the call, so it is only for GET. Read the data with another operation.',
          );
        }
        const caller = user ?? (isForCarriers(operation) ? 'carrier' : 'patient');
        const sentToken = token ?? (caller === nobody ? undefined : sandboxUsers[caller].token);
        const schema = source.requestBody?.content['application/json']?.schema;
        const request = createHttpRequest(
          {
            method,
            path,
            parameters: source.parameters,
            body: schema && { mediaType: 'application/json' },
            credential: findCredentials(source, document)[0],
          },
          {
            user: ownToken,
            parameters: toDraftParameters(operation, parameters),
            body: body === undefined ? '' : toJsonText(body, resolveSchema(schema ?? {}, document)),
          },
          sandbox.baseUrl,
          source.security.length === 0 ? undefined : sentToken,
        );
        const response = await sandbox.send(request);
        return {
          request: `${request.method} ${request.url.slice(sandbox.baseUrl.length)}`,
          ...summarizeResponse(response, offset),
        };
      }, formatResponse),
  );
}
