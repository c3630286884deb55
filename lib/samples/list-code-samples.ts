import { type CodeFence, listCodeFences } from '../content/code-fences';

/** A code fence and the file in which it stands. */
export type CodeSample = CodeFence & { file: string };

/** The code samples of an MDX source, in their order. Throws where the source is no MDX. */
export function listCodeSamples(source: string, file: string): CodeSample[] {
  return listCodeFences(source).map((fence) => ({ ...fence, file }));
}

/** The value of `name="…"` in a fence's meta. */
export function readFenceAttribute(meta: string, name: string): string | undefined {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(meta)?.[1];
}
