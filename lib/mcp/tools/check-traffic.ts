import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { buildTrafficDescription } from '../../calls/traffic/check/build-traffic-description';
import { checkText } from '../../calls/traffic/check-text';
import { judgeInput } from '../../calls/traffic/output/checked-input';
import { toJsonCall } from '../../calls/traffic/output/to-json';
import { getOperationNamed } from '../api/find-operation';
import { limits } from '../limits';
import { paginateItems } from '../pagination';
import type { PortalSite } from '../site/portal-site';
import { anyObject } from './json-values';
import { readOnlyAnnotations, runTool } from './tool-result';

/** The findings of recorded calls. */
export function registerCheckTraffic(server: McpServer, site: PortalSite): void {
  server.registerTool(
    'check_traffic',
    {
      title: 'Check recorded calls',
      description:
        'Tells why a call fails. Reads curl, HTTP messages, error records, webhook deliveries, HAR, Postman, logs, or URLs. For each call: the operation, findings, causes (documented rules that can have refused it, most likely first), and whether to repeat it. Nothing is sent. Leave tokens out.',
      annotations: readOnlyAnnotations,
      inputSchema: {
        input: z.string().min(1).max(limits.maxBody).describe('The text as it was recorded'),
        operation: z
          .string()
          .trim()
          .min(1)
          .max(limits.maxReference)
          .optional()
          .describe('Id of the operation, if the one that fits is wrong'),
        offset: z.int().min(0).default(0),
      },
      outputSchema: {
        kind: z.string(),
        verdict: z.string(),
        notes: z.array(z.string()),
        calls: z.array(anyObject),
        nextOffset: z.number().optional(),
      },
    },
    ({ input, operation, offset }) =>
      runTool(async () => {
        const document = await site.getDocument();
        const operationId =
          operation === undefined ? undefined : getOperationNamed(operation, document).id;
        const description = buildTrafficDescription(document);
        const { kind, notes, calls } = checkText(input, description, { operationId });
        const results = calls.map((call, index) => toJsonCall(call, index, (page) => ({ page })));
        const { items, ...next } = paginateItems(results, offset, limits.maxResult);
        const verdict = judgeInput({ calls, notes }).text;
        return { kind, verdict, notes: notes.map(({ message }) => message), calls: items, ...next };
      }),
  );
}
