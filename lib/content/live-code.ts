import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { parseCodeMeta } from './code-meta';

/** A fence with `live` in its meta. */
export type LiveCode = {
  language: string;
  text: string;
  /** The line of the file on which the code begins. */
  line: number;
};

const processor = unified().use(remarkParse).use(remarkMdx);

/** The live fences of an MDX source. Throws where the source is no MDX. */
export function listLiveCode(source: string): LiveCode[] {
  const tree: Root = processor.parse(source);
  const found: LiveCode[] = [];
  visit(tree, 'code', ({ lang, meta, value, position }) => {
    if (!parseCodeMeta(meta ?? '').live) return;
    found.push({ language: lang ?? '', text: value, line: (position?.start.line ?? 0) + 1 });
  });
  return found;
}
