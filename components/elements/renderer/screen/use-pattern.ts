import { useEffect, useState } from 'react';

/** Returns whether a text has the form of a pattern. Every text has, until the code that compiles patterns is loaded. */
export function usePattern(pattern: string | undefined): (text: string) => boolean {
  const [matches, setMatches] = useState<(text: string) => boolean>();
  useEffect(() => {
    if (pattern === undefined) return undefined;
    let isCurrent = true;
    import('@/lib/elements/pattern-matching').then(
      ({ compilePattern }) => isCurrent && setMatches(() => compilePattern(pattern)),
      // The server checks the form as well.
      () => undefined,
    );
    return () => {
      isCurrent = false;
      setMatches(undefined);
    };
  }, [pattern]);
  return matches ?? (() => true);
}
