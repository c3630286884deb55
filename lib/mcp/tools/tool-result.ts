import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { withTimeout } from '../../kit/async/with-timeout';
import { describeError } from '../../kit/diagnostics/describe-error';
import { limits } from '../limits';
import { ToolError } from '../tool-error';

/** The annotations of tools that only read the portal. */
export const readOnlyAnnotations = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
} as const;

/**
 * Runs a tool. Clients that don't read structured content get it as JSON, or as a text that the tool provides.
 * An error is a result, so that the model reads it and can correct its call.
 */
export async function runTool<Output extends Record<string, unknown>>(
  run: () => Promise<Output>,
  formatText: (output: Output) => string = (output) => JSON.stringify(output),
): Promise<CallToolResult> {
  try {
    const output = await withTimeout(run(), limits.toolTimeoutMs, 'The tool did not end');
    return { content: [{ type: 'text', text: formatText(output) }], structuredContent: output };
  } catch (error) {
    const prefix = error instanceof ToolError ? '' : 'The server failed: ';
    return { isError: true, content: [{ type: 'text', text: prefix + describeError(error) }] };
  }
}
