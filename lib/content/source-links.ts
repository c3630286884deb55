import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { parseYamlSource } from '../kit/diagnostics/yaml-source';

/** A link in the source of a page, or in data. */
export type SourceLink = {
  href: string;
  /** The path that the page has instead of `href`, if that leads to a file. */
  resolvedHref?: string | undefined;
  /** The path of the source's page; absent for data, whose links can be on any page. */
  page?: string;
  file: string;
  line: number;
  column: number;
};

type PageSource = {
  file: string;
  /** The path of the page. */
  path: string;
  /** Resolves a link to a file to the path of its page; undefined for any other link. */
  resolve: (href: string) => string | undefined;
};

/** Lists the links and images of a page: those in Markdown, and the `href` and `src` of components. */
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

/** A link in Markdown or HTML. */
const linkPattern = /\]\(<?([^)>\s]+)|\b(?:href|src)=["']([^"']+)/g;

const listEmbeddedLinks = (text: string): string[] =>
  [...text.matchAll(linkPattern)].flatMap(([, markdown, html]) => markdown ?? html ?? []);

/** Lists links of the texts of a YAML source, at the position of the text. */
const listLinks = (source: string, file: string, linksOf: (text: string) => string[]) =>
  parseYamlSource(source)
    .listTexts()
    .flatMap(({ text, position }) => linksOf(text).map((href) => ({ href, file, ...position })));

/** Lists the texts of a YAML source that are a path of the site or a web URL, and the links in other texts. */
export const listYamlLinks = (source: string, file: string): SourceLink[] =>
  listLinks(source, file, (text) =>
    /^(\/|https?:)/.test(text) ? [text] : listEmbeddedLinks(text),
  );

/** Lists the links in the descriptions of an OpenAPI source, whose other paths are those of the API. */
export const listDescriptionLinks = (source: string, file: string): SourceLink[] =>
  listLinks(source, file, listEmbeddedLinks);
