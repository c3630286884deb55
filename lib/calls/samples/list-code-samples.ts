import { type CodeFence, listCodeFences } from '../../content/code-fences';
import { parseMdxFile } from '../../content/mdx';

/** A code fence and its file. */
export type CodeSample = CodeFence & { file: string };

/** Returns the code samples of an MDX file in order. Throws a VFileMessage if the file is not valid MDX. */
export const listCodeSamples = (file: string): CodeSample[] =>
  listCodeFences(parseMdxFile(file)).map((fence) => ({ ...fence, file }));
