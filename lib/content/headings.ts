import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import rehypeSlug from 'rehype-slug';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

export type Heading = { id: string; text: string; level: number };

// The same parser and rehype-slug as the page's own, so that the ids are the page's ids.
const processor = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkRehype, { passThrough: ['mdxJsxFlowElement', 'mdxJsxTextElement'] })
  .use(rehypeSlug);

/**
 * The headings of an MDX source between two levels, in order, with the ids that the page gives them.
 * @param levels spec, 1-portal.txt section 9: the table of contents covers levels 2 to 3
 */
export function listHeadings(source: string, levels = { min: 2, max: 3 }): Heading[] {
  const tree: Root = processor.runSync(processor.parse(source));
  const headings: Heading[] = [];
  visit(tree, 'element', (node: Element) => {
    const level = /^h([1-6])$/.exec(node.tagName)?.[1];
    if (!level || typeof node.properties.id !== 'string') return;
    headings.push({ id: node.properties.id, text: textOf(node), level: Number(level) });
  });
  return headings.filter(({ level }) => level >= levels.min && level <= levels.max);
}

/** Where the heading with an id stands in an MDX source; undefined where none has it. */
export function findHeadingPosition(
  source: string,
  id: string,
): { line: number; column: number } | undefined {
  const tree: Root = processor.runSync(processor.parse(source));
  let place: { line: number; column: number } | undefined;
  visit(tree, 'element', ({ tagName, properties, position }: Element) => {
    if (place || !position || !/^h[1-6]$/.test(tagName) || properties.id !== id) return;
    place = { line: position.start.line, column: position.start.column };
  });
  return place;
}
