/** JSON Pointers (RFC 6901). */

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The unescaped reference tokens of a pointer. */
export function parsePointer(pointer: string): string[] {
  return pointer === ''
    ? []
    : pointer
        .slice(1)
        .split('/')
        .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** A pointer with one more reference token, which is escaped. */
export function joinPointer(pointer: string, token: string | number): string {
  return `${pointer}/${String(token).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** The value at a pointer; undefined if there is none. Ignores inherited properties. */
export function getAt(value: unknown, pointer: string): unknown {
  let current = value;
  for (const token of parsePointer(pointer)) {
    if (!isObject(current) || !Object.hasOwn(current, token)) return undefined;
    current = current[token];
  }
  return current;
}

/** Whether a pointer is another one, or that of a value within it. */
export const isAtOrBelow = (pointer: string, ancestor: string): boolean =>
  pointer === ancestor || pointer.startsWith(`${ancestor}/`);
