import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { parseYamlSource } from '../diagnostics/yaml-source';

/** A link as an author wrote it. */
export type SourceLink = {
  href: string;
  /** What the page has instead of `href`, where that names another page's file. */
  resolvedHref?: string | undefined;
  /** The page that the source makes; absent for data, whose links may stand on any page. */
  page?: string;
  file: string;
  line: number;
  column: number;
};

/** The page of an MDX file. */
type PageSource = {
  file: string;
  /** The page's address. */
  path: string;
  /** The address behind a link to another page's file; undefined for any other link. */
  resolve: (href: string) => string | undefined;
};

/** Every link and image of a page: Markdown's own, and `href` and `src` of components. */
export function listMdxLinks(tree: Root, { file, path, resolve }: PageSource): SourceLink[] {
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
export const listYamlLinks = (source: string, file: string): SourceLink[] =>
  parseYamlSource(source)
    .listTexts()
    .filter(({ text }) => /^(\/|https?:)/.test(text))
    .map(({ text, position }) => ({ href: text, file, ...position }));
