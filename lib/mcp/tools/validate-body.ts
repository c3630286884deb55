import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { getOperationNamed } from '../api/find-operation';
import { limits } from '../limits';
import type { PortalSite } from '../site/portal-site';
import { validateBody } from '../validate-body';
import { bodyValue } from './json-values';
import { readOnlyAnnotations, runTool } from './tool-result';

/** The problems of a request body. */
export function registerValidateBody(server: McpServer, site: PortalSite): void {
  server.registerTool(
    'validate_body',
    {
      title: 'Validate a request body',
      description:
        "Checks a JSON body against the API's description: types, formats, values, required and unknown fields. The server may still refuse it by a rule: see describe_api.",
      annotations: readOnlyAnnotations,
      inputSchema: {
        operation: z.string().trim().min(1).max(limits.maxReference).describe('Id of an operation'),
        body: bodyValue,
      },
      outputSchema: {
        operation: z.string(),
        valid: z.boolean(),
        problems: z.array(
          z.object({
            path: z.string(),
            found: z.string(),
            expected: z.string(),
            message: z.string(),
          }),
        ),
        moreProblems: z.number().optional(),
        unknownFields: z.array(z.object({ path: z.string(), similar: z.string().optional() })),
      },
    },
    ({ operation: name, body }) =>
      runTool(async () => {
        const document = await site.getDocument();
        const operation = getOperationNamed(name, document);
        return { operation: operation.id, ...validateBody(operation, body, document) };
      }),
  );
}
