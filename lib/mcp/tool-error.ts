/** An error with a message for the client: what was found, and what is expected. Others are faults of the server. */
export class ToolError extends Error {
  override name = 'ToolError';
}
