/** JSON Pointers (RFC 6901). */

/** The parts of a pointer, unescaped. */
export function parsePointer(pointer: string): string[] {
  return pointer === ''
    ? []
    : pointer
        .slice(1)
        .split('/')
        .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** A pointer with one more part. */
export function joinPointer(pointer: string, part: string | number): string {
  return `${pointer}/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** The value at a pointer; undefined where there is none. Inherited properties are none. */
export function getAt(value: unknown, pointer: string): unknown {
  let found = value;
  for (const part of parsePointer(pointer)) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, part))
      return undefined;
    found = Reflect.get(found, part);
  }
  return found;
}
