/** Limits of the MCP server. Sizes are in characters unless the name says bytes. */
export const limits = {
  /** The size of a tool's result, about 5,000 tokens. What is longer has pages. */
  maxResult: 20_000,
  /** The size of a page as a resource, which has no pages of its own. */
  maxResource: 200_000,
  maxQuery: 300,
  maxReference: 500,
  maxHits: 20,
  /** The JSON text of a request body. */
  maxBody: 200_000,
  /** The number of values and keys in the arguments of a tool. */
  maxArgumentElements: 20_000,
  /** A file of the site, and a response of a sandbox server. */
  maxFileBytes: 5_000_000,
  /** An HTTP request to the MCP server. */
  maxRequestBytes: 1_000_000,
  /** Timeout of one file of a site, or one response of a sandbox server. */
  fileTimeoutMs: 10_000,
  toolTimeoutMs: 30_000,
  /** Time for which what was read from a site counts as current. */
  maxAgeMs: 60_000,
} as const;
