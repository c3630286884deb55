import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { LineCounter, parseDocument, visit as visitYaml } from 'yaml';

/** A link as an author wrote it. */
export type SourceLink = {
  href: string;
  /** What the page has instead of `href`, where that names another page's file. */
  resolvedHref?: string;
  /** The page that the source makes; absent for data, whose links may stand on any page. */
  page?: string;
  file: string;
  line: number;
  column: number;
};

/** What a page's file says beside its text. */
type PageSource = {
  file: string;
  /** The page's address. */
  path: string;
  /** The address behind a link to another page's file; undefined for any other link. */
  resolve: (href: string) => string | undefined;
};

const processor = unified().use(remarkParse).use(remarkMdx).use(remarkFrontmatter).use(remarkGfm);

/** Every link and image of an MDX source: Markdown's own, and `href` and `src` of components. */
export function listMdxLinks(source: string, { file, path, resolve }: PageSource): SourceLink[] {
  const tree: Root = processor.parse(source);
  const links: SourceLink[] = [];
  visit(tree, (node) => {
    const start = node.position?.start;
    if (!start) return;
    const add = (href: string) => {
      const { line, column } = start;
      links.push({ href, resolvedHref: resolve(href), page: path, file, line, column });
    };
    if (node.type === 'link' || node.type === 'definition' || node.type === 'image') add(node.url);
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue;
      if (attribute.name === 'href' || attribute.name === 'src') add(attribute.value);
    }
  });
  return links;
}

/** Every text of a YAML source that is a path of the site or a web address. */
export function listYamlLinks(source: string, file: string): SourceLink[] {
  const lines = new LineCounter();
  const links: SourceLink[] = [];
  visitYaml(parseDocument(source, { lineCounter: lines }), {
    Scalar(_key, { value, range }) {
      if (typeof value !== 'string' || !range || !/^(\/|https?:)/.test(value)) return;
      const { line, col } = lines.linePos(range[0]);
      links.push({ href: value, file, line, column: col });
    },
  });
  return links;
}
