import { isAtOrBelow, parsePointer } from '../../kit/json/json-pointer';

/** The declaration of a path: the one with the longest path of those at or above it. */
export function findDeclaration<T extends { path: string }>(
  path: string,
  declarations: readonly T[],
): T | undefined {
  return declarations
    .filter((declaration) => isAtOrBelow(path, declaration.path))
    .reduce<T | undefined>(
      (longest, declaration) =>
        longest && longest.path.length >= declaration.path.length ? longest : declaration,
      undefined,
    );
}

/** The parts of a path below its declaration; undefined if there is no name among them, only entries of lists. */
export function listFieldTokens(path: string, declaration: { path: string }): string[] | undefined {
  const tokens = parsePointer(path.slice(declaration.path.length));
  return tokens.some((token) => token !== '*') ? tokens : undefined;
}
