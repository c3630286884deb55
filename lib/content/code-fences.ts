import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { parseCodeMeta } from './code-meta';

/** A fenced code block of a page. */
export type CodeFence = {
  /** The 1-based line of the file at which the code starts. */
  line: number;
  language: string;
  /** The text after the language. */
  meta: string;
  text: string;
};

/** Lists the code fences of a page, in order. */
export function listCodeFences(tree: Root): CodeFence[] {
  const fences: CodeFence[] = [];
  visit(tree, 'code', ({ lang, meta, value, position }) => {
    fences.push({
      line: (position?.start.line ?? 0) + 1,
      language: lang ?? '',
      meta: meta ?? '',
      text: value,
    });
  });
  return fences;
}

/** Lists the code fences of a page that have a playground below them: `live` in their meta. */
export function listLiveFences(tree: Root): CodeFence[] {
  return listCodeFences(tree).filter(({ meta }) => parseCodeMeta(meta).live);
}
