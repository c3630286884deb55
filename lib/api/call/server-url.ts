/** A server of a description. The parts of its URL in braces are variables. */
type Server = {
  url: string;
  variables?: Record<string, { default?: string | undefined }> | undefined;
};

/**
 * The URL of a server with the defaults of its variables. A relative URL is resolved against that of another server.
 * @returns the URL without a slash at the end; that of the other server if the server's is invalid
 */
export function resolveServerUrl({ url, variables = {} }: Server, base: string): string {
  const filled = url.replace(
    /\{([^}]+)\}/g,
    (text, name: string) => variables[name]?.default ?? text,
  );
  return (URL.canParse(filled, base) ? new URL(filled, base).href : base).replace(/\/$/, '');
}
