/** The part of the hash that belongs to the playground with this name: `#{name}={text}`. */
export function readSharedHash(hash: string, name: string): string | undefined {
  const prefix = `#${name}=`;
  return hash.startsWith(prefix) ? hash.slice(prefix.length) : undefined;
}
