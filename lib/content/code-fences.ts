import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/** A code fence of a page. */
export type CodeFence = {
  /** The line of the file on which the code begins. */
  line: number;
  language: string;
  /** What stands behind the language. */
  meta: string;
  text: string;
};

const processor = unified().use(remarkParse).use(remarkMdx).use(remarkFrontmatter);

/** The code fences of an MDX source, in their order. Throws where the source is no MDX. */
export function listCodeFences(source: string): CodeFence[] {
  const tree: Root = processor.parse(source);
  const found: CodeFence[] = [];
  visit(tree, 'code', ({ lang, meta, value, position }) => {
    found.push({
      line: (position?.start.line ?? 0) + 1,
      language: lang ?? '',
      meta: meta ?? '',
      text: value,
    });
  });
  return found;
}
