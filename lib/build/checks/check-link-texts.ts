import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { findPageOfFile, listDocPaths } from '../../content/docs';
import { type FrontMatter, parseDoc } from '../../content/front-matter';
import { resolveMarkdownLink } from '../../content/markdown-links.mjs';
import { listValidMdxFiles, parseMdxFile } from '../../content/mdx';
import { contentAreas } from '../../content/mdx-options.mjs';
import type { Diagnostic } from '../../kit/diagnostics/diagnostic';
import { readText } from '../../kit/files/project-files';
import { isJsxElement, readAttribute } from './mdx/mdx-finding';
import { removeIgnored } from './remove-ignored';

type NamedLink = { href: string; text: string; line: number; column: number };

/** Lists the links and cards of a page with their texts. */
function listNamedLinks(tree: Root): NamedLink[] {
  const links: NamedLink[] = [];
  visit(tree, (node) => {
    const { line = 1, column = 1 } = node.position?.start ?? {};
    if (node.type === 'link') links.push({ href: node.url, text: textOf(node), line, column });
    if (isJsxElement(node) && node.name === 'Card') {
      const [href = '', text = ''] = [readAttribute(node, 'href'), readAttribute(node, 'title')];
      links.push({ href, text, line, column });
    }
  });
  return links;
}

/** Upper and lower case, and the plural, make no other name. */
const normalize = (name: string): string => name.trim().toLowerCase().replace(/s$/, '');

/** A page and its names. */
export type NamedDoc = { file: string; path: string } & Pick<
  FrontMatter,
  'title' | 'sidebarLabel' | 'aliases'
>;

/** The pages that can be read: what is wrong with the others hides nothing here. */
function listNamedDocs(): NamedDoc[] {
  const validFiles = new Set(listValidMdxFiles());
  return listDocPaths().flatMap(({ file, path }) => {
    const frontMatter = validFiles.has(file) && parseDoc(readText(file), file).frontMatter;
    return frontMatter ? [{ file, path, ...frontMatter }] : [];
  });
}

/** The names of a page: its title, its label in the sidebar, and its aliases. */
const listNames = ({ title, sidebarLabel = title, aliases = [] }: NamedDoc): string[] => [
  ...new Set([title, sidebarLabel, ...aliases]),
];

/**
 * Reports links to pages whose text is not a name of the page, so that a page has the same name everywhere.
 * Links to a section of a page can have any text.
 */
export function checkLinkTexts(docs: readonly NamedDoc[] = listNamedDocs()): Diagnostic[] {
  const docsByPath = new Map(docs.map((doc) => [doc.path, doc]));
  const diagnostics = listValidMdxFiles().flatMap((file) =>
    listNamedLinks(parseMdxFile(file)).flatMap(({ href, text, line, column }): Diagnostic[] => {
      const target = docsByPath.get(
        resolveMarkdownLink(href, file, contentAreas, findPageOfFile) ?? href,
      );
      if (!target) return [];
      const names = listNames(target);
      if (names.some((name) => normalize(name) === normalize(text))) return [];
      const quoted = names.map((name) => `"${name}"`).join(' or ');
      const expected = `${quoted}, or a name of \`aliases\` in ${target.file}`;
      const message = 'The text of the link is not a name of its page';
      return [{ severity: 'advice', file, line, column, message, found: text, expected }];
    }),
  );
  return removeIgnored(diagnostics);
}
