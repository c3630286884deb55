/** The encoded text that a URL fragment (`#{name}={text}`) has for a playground; undefined if it has none. */
export function readSharedHash(hash: string, name: string): string | undefined {
  const prefix = `#${name}=`;
  return hash.startsWith(prefix) ? hash.slice(prefix.length) : undefined;
}
