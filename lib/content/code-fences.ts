import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { parseCodeMeta } from './code-meta';

/** A fenced code block of a page. */
export type CodeFence = {
  /** The line of the file on which the code starts, 1-based. */
  line: number;
  language: string;
  /** What follows the language. */
  meta: string;
  text: string;
};

/** The code fences of a page, in order. */
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

/** The code fences of a page that have a playground below them: `live` in their meta. */
export function listLiveFences(tree: Root): CodeFence[] {
  return listCodeFences(tree).filter(({ meta }) => parseCodeMeta(meta).live);
}
