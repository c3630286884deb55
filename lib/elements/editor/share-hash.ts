/** The URL fragment that opens a playground with one of its examples. */
export const exampleHash = (name: string, index: number): string => `#${name}=${index}`;

/** The encoded text, or the index of an example, that a URL fragment has for a playground; undefined if it has none. */
export function readSharedHash(hash: string, name: string): string | undefined {
  const prefix = `#${name}=`;
  return hash.startsWith(prefix) ? hash.slice(prefix.length) : undefined;
}
