import type { Element, ElementContent, Root } from 'hast';
import { toString as textOfHtml } from 'hast-util-to-string';
import { toString as textOfMarkdown } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { openApiFilePaths } from '../../lib/api/description/openapi-file-paths';
import { listPageFiles } from '../../lib/build/export/list-page-files';
import { contractPaths } from '../../lib/elements/contract-paths';
import { listFiles, readText } from '../../lib/kit/files/project-files';
import { findElement, listElements } from '../../lib/kit/html/find-element';
import { parseHtml } from '../../lib/kit/html/parse-html';
import { markdownPath } from '../../lib/site/markdown-path';
import { routes, workflowPath } from '../../lib/site/page-paths';
import { getSite } from '../../lib/site/site-settings';

/** What the HTML of an article has and its Markdown need not have, with the reason. */
const exceptions: ReadonlyArray<{ reason: string; matches: (element: Element) => boolean }> = [
  {
    reason: 'controls do nothing in Markdown; the labels of tabs are content',
    matches: ({ tagName, properties }) =>
      ['button', 'script', 'style', 'template', 'noscript'].includes(tagName) &&
      properties.role !== 'tab',
  },
  {
    reason: 'breadcrumbs and links to neighboring pages are in llms.txt',
    matches: ({ tagName }) => tagName === 'nav',
  },
  {
    reason: 'the table of contents repeats the headings',
    matches: ({ properties }) => properties.dataToc !== undefined,
  },
  {
    reason: 'the nodes and edges of a diagram are in the list below it',
    matches: ({ tagName }) => tagName === 'svg',
  },
  {
    reason: 'line numbers and icons are decoration',
    matches: ({ properties }) => properties.ariaHidden === 'true',
  },
  {
    reason: 'a picture of a screen or an element is in the Markdown as JSON',
    matches: ({ properties }) =>
      properties.inert !== undefined || /^(Preview|Screen): /.test(String(properties.ariaLabel)),
  },
  {
    reason: 'editor and sandbox work in a browser only, which the Markdown says',
    matches: ({ properties }) => properties.dataMarkdown === 'interactive',
  },
  {
    reason: 'the filter works in a browser only',
    matches: ({ properties }) => properties.dataListFilter !== undefined,
  },
  {
    reason: 'the menu of a page leads to its Markdown and to other tools',
    matches: ({ properties }) => properties.dataPageMenu !== undefined,
  },
  {
    reason: 'the edit link and the date of the last change are not part of the text',
    matches: ({ tagName }) => tagName === 'footer',
  },
  {
    reason:
      'the example beside the text repeats that of the body, whose code the Markdown must have',
    matches: (element) => element.tagName === 'figcaption' && textOfHtml(element) === 'Payload',
  },
  {
    reason: 'the names of nested fields are paths, so that their list needs no title',
    matches: (element) => element.tagName === 'summary' && /^Fields of /.test(textOfHtml(element)),
  },
  {
    // Titles that the text repeats, numbers of collapsed items, lines for screens, the role lens, the reader's server and
    // token, the runner of workflows and the console, the rest of a long sample, and the ids that the CSV of the register lists.
    reason: 'what works in a browser only, or is elsewhere in the Markdown',
    matches: ({ tagName, properties }) =>
      properties.dataMarkdown === 'omit' &&
      ['strong', 'summary', 'p', 'div', 'details', 'a', 'span', 'dt', 'dd', 'label'].includes(
        tagName,
      ),
  },
];

/** Markdown has straight apostrophes. */
const removeSpace = (text: string) => text.replace(/\s+/g, '').replaceAll('’', "'");
/** A heading, whose label at the end is in parentheses in the Markdown. */
const normalizeHeading = (text: string) => removeSpace(text).replace(/\((\w+)\)$/, '$1');
const isHeading = ({ tagName }: Element) => /^h[1-6]$/.test(tagName);

const isInteractive = (node: ElementContent) =>
  node.type === 'element' && node.properties.dataMarkdown === 'interactive';

/** Removes the parts with the heading "Try it" that have only a playground and how to use it: they need a browser. */
function withoutInteractiveParts(nodes: readonly ElementContent[]): ElementContent[] {
  const elements = nodes.filter((node) => node.type === 'element');
  const removed = elements.flatMap((heading, index): ElementContent[] => {
    if (!isHeading(heading) || textOfHtml(heading) !== 'Try it') return [];
    const following = elements.slice(index + 1);
    const next = following.findIndex(isHeading);
    const part = next === -1 ? following : following.slice(0, next);
    const needsBrowser =
      part.some(isInteractive) && part.every((node) => node.tagName === 'p' || isInteractive(node));
    return needsBrowser ? [heading, ...part] : [];
  });
  return nodes.filter((node) => !removed.includes(node));
}

const isDescribedElsewhere = ({ properties }: Element) => properties.dataMarkdown === 'names';

/** Removes the exceptions and the comments from a tree. */
function prune(element: Element): Element {
  return {
    ...element,
    children: withoutInteractiveParts(element.children).flatMap((child): ElementContent[] => {
      if (child.type === 'comment') return [];
      if (child.type !== 'element') return [child];
      if (isDescribedElsewhere(child)) return [];
      return exceptions.some(({ matches }) => matches(child)) ? [] : [prune(child)];
    }),
  };
}

const listTexts = (element: Element): string[] => {
  const texts: string[] = [];
  visit(element, 'text', ({ value }, _, parent) => {
    if (parent?.type === 'element' && parent.tagName !== 'wbr') texts.push(value);
  });
  return texts;
};

const isName = ({ properties }: Element) => properties.dataRecordName !== undefined;

/** The fields of an article that the page of their schema describes, with the path of that page. */
function listDescribedElsewhere(article: Element) {
  return listElements(article, (element) =>
    element.children.some((child) => child.type === 'element' && isDescribedElsewhere(child)),
  ).flatMap((parent) => {
    const link = findElement(parent, ({ tagName }) => tagName === 'a');
    return parent.children.flatMap((child) =>
      child.type === 'element' && isDescribedElsewhere(child)
        ? [{ path: String(link?.properties.href), fields: prune(child) }]
        : [],
    );
  });
}

/** The parts of an article that its Markdown must have. */
function readArticle(tree: Root) {
  const article = findElement(tree, ({ tagName }) => tagName === 'article');
  if (!article) return undefined;
  const pruned = prune(article);
  const listTextsOf = (matches: (element: Element) => boolean) =>
    listElements(pruned, matches).map(textOfHtml);
  const code = listElements(pruned, ({ tagName }) => tagName === 'pre');
  return {
    headings: listTextsOf(isHeading),
    names: listTextsOf(isName),
    tabs: listTextsOf(({ properties }) => properties.role === 'tab'),
    code: code.map(textOfHtml),
    texts: listTexts(pruned),
    describedElsewhere: listDescribedElsewhere(article),
  };
}

const parser = unified().use(remarkParse).use(remarkGfm);

type MarkdownDocument = ReturnType<typeof parser.parse>;
const documents = new Map<string, MarkdownDocument>();

/** Parses the Markdown of a page, once for all tests. */
function parseMarkdown(path: string): MarkdownDocument {
  const document = documents.get(path) ?? parser.parse(readText(`out${markdownPath(path)}`));
  documents.set(path, document);
  return document;
}

const contents = new Map<string, ReturnType<typeof readParts>>();

/** The parts of the Markdown of a page. */
function readMarkdown(path: string) {
  const parts = contents.get(path) ?? readParts(parseMarkdown(path));
  contents.set(path, parts);
  return parts;
}

function readParts(tree: MarkdownDocument) {
  const headings = new Set<string>();
  const code = new Set<string>();
  visit(tree, (node) => {
    if (node.type === 'heading') headings.add(normalizeHeading(textOfMarkdown(node)));
    if (node.type === 'code') code.add(node.value.trimEnd());
  });
  return { headings, code, text: removeSpace(textOfMarkdown(tree)) };
}

const site = getSite();

const isOffered = (path: string) =>
  path.startsWith(`${routes.docs}/`) || path.startsWith(`${routes.api}/`);
const pages = listPageFiles().filter(({ path }) => isOffered(path));

/** Parses the article of a page. The scripts after it are longer than the page. */
function parseArticle(file: string): Root {
  const html = readText(file);
  return parseHtml(html.slice(html.indexOf('<article'), html.lastIndexOf('</article>')));
}

/** Lists what the Markdown of the pages lacks. */
function findMissingParts(): string[] {
  return pages.flatMap(({ file, path }) => {
    const article = readArticle(parseArticle(file));
    if (!article) return [];
    const markdown = readMarkdown(path);
    const has = (text: string) => markdown.text.includes(removeSpace(text));
    return [
      ...article.headings
        .filter((heading) => !markdown.headings.has(normalizeHeading(heading)))
        .map((heading) => `heading ${heading}`),
      ...article.names.filter((name) => !has(name)).map((name) => `name ${name}`),
      ...article.tabs.filter((tab) => !has(tab)).map((tab) => `tab ${tab}`),
      ...article.code
        .filter((code) => !markdown.code.has(code.trimEnd()))
        .map((code) => `code ${code.slice(0, 60)}`),
      ...[...new Set(article.texts)]
        .filter((text) => !has(text))
        .map((text) => `text ${text.slice(0, 60)}`),
      ...article.describedElsewhere.flatMap(({ path: schema, fields }) => {
        const other = readMarkdown(schema);
        return [...new Set(listTexts(fields))]
          .filter((text) => !other.text.includes(removeSpace(text)))
          .map((text) => `text ${text.slice(0, 60)} in ${schema}`);
      }),
    ].map((part) => `${path}: ${part}`);
  });
}

describe('the Markdown of the pages', () => {
  it('exists for every page of the docs and the reference that has an article', () => {
    const files = new Set(listFiles('out', '.md'));
    expect(pages.length).toBeGreaterThan(100);
    expect(pages.filter(({ path }) => !files.has(`out${markdownPath(path)}`))).toEqual([]);
  });

  it('has every heading, name, tab, code block and text of the HTML', () => {
    expect(findMissingParts()).toEqual([]);
  }, 120_000);

  it('links to files with the programs of a workflow, as its page shows them', () => {
    const workflowPages = pages.filter(({ path }) => path.startsWith(workflowPath('')));
    const wrongFiles = workflowPages.flatMap(({ file, path }) => {
      const panels = listElements(
        parseArticle(file),
        ({ properties }) => properties.role === 'tabpanel',
      );
      const code = panels.flatMap((panel) =>
        listElements(panel, ({ tagName }) => tagName === 'code').map(textOfHtml),
      );
      const links = readText(`out${markdownPath(path)}`).matchAll(
        /\]\((\S+\.(?:sh|ts|py|java|cs))\)/g,
      );
      const programs = [...links].map(([, url = '']) =>
        readText(`out${url.slice(site.url.length)}`).trimEnd(),
      );
      const isShown = programs.every((program) => code.includes(program));
      return isShown && programs.length > 2 ? [] : [path];
    });
    expect(wrongFiles).toEqual([]);
  });

  it('has no cell in which a value before the period is missing', () => {
    const findCells = (path: string) => {
      const cells: string[] = [];
      visit(parseMarkdown(path), 'tableCell', (cell) => {
        if (/ \.( |$)/.test(textOfMarkdown(cell))) cells.push(`${path}: ${textOfMarkdown(cell)}`);
      });
      return cells;
    };
    expect(pages.flatMap(({ path }) => findCells(path))).toEqual([]);
  });

  it('has no heading without content', () => {
    const findEmptyHeadings = (path: string) => {
      const { children } = parseMarkdown(path);
      return children.flatMap((node, index) => {
        const next = children[index + 1];
        const isEmpty =
          node.type === 'heading' &&
          (!next || (next.type === 'heading' && next.depth <= node.depth));
        return isEmpty ? [`${path}: ${textOfMarkdown(node)}`] : [];
      });
    };
    expect(pages.flatMap(({ path }) => findEmptyHeadings(path))).toEqual([]);
  });
});

describe('the files for AI agents', () => {
  const index = readText('out/llms.txt');
  const parts = [...readText('out/llms-full.txt').matchAll(/\/llms-full-\w+\.txt/g)].map(([path]) =>
    readText(`out${path}`),
  );

  it('begin with what every client must know', () => {
    for (const { url } of site.servers) expect(index).toContain(url);
    for (const fact of ['`X-Token`', '204', '405', openApiFilePaths.yaml, contractPaths.schema]) {
      expect(index).toContain(fact);
    }
  });

  it('list every page, and have its text exactly once, with links relative to the root', () => {
    const sources = parts.flatMap((part) =>
      [...part.matchAll(/^Source: (\S+)$/gm)].map(([, path]) => path ?? ''),
    );
    const listed = [...index.matchAll(/\]\((\S+)\.md\)/g)].map(([, url]) =>
      (url ?? '').slice(site.url.length),
    );
    expect(pages.filter(({ path }) => !listed.includes(path))).toEqual([]);
    expect(sources.toSorted()).toEqual([...new Set(listed)].toSorted());
    expect(parts.filter((part) => part.includes(`](${site.url}`))).toEqual([]);
  });
});
