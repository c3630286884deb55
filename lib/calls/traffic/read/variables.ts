import type { ReadNote } from '../recorded-call';

export type Variables = {
  /** Replaces `{{name}}` in a text. `offset` is where the text is, for notes about variables without a value. */
  fill: (text: string, offset?: number) => string;
};

const maxDepth = 10;

/** The variables of a collection of requests. Variables without a value stay, and a note names each once. */
export function createVariables(values: ReadonlyMap<string, string>, notes: ReadNote[]): Variables {
  const missing = new Set<string>();
  const fill = (text: string, offset: number | undefined, depth: number): string =>
    text.replace(/\{\{\s*([^{}]+?)\s*\}\}/g, (found, name: string, index: number) => {
      const value = values.get(name);
      if (value !== undefined && depth < maxDepth) return fill(value, undefined, depth + 1);
      if (!missing.has(name)) {
        missing.add(name);
        const at =
          offset === undefined ? undefined : { offset: offset + index, length: found.length };
        notes.push({ message: `The variable ${name} has no value here`, at });
      }
      return found;
    });
  return { fill: (text, offset) => fill(text, offset, 0) };
}
