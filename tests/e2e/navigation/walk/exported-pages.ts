import type { Element } from 'hast';
import { toString as getText } from 'hast-util-to-string';
import { readText } from '../../../../lib/kit/files/project-files';
import { findElement, listElements } from '../../../../lib/kit/html/find-element';
import { parseHtml } from '../../../../lib/kit/html/parse-html';

/** What a page load shows of a page, read from its HTML. */
export type ExportedPage = {
  path: string;
  title: string;
  heading: string;
  /** The links of the sidebar that are marked as the current page. */
  currentSidebarLinks: string[];
  /** The ids that links to parts of the page lead to. */
  targetIds: string[];
};

const isCurrentLink = ({ tagName, properties }: Element) =>
  tagName === 'a' && properties.ariaCurrent === 'page';

/** Reads a page of out/. Throws if it does not exist. */
export function readExportedPage(path: string): ExportedPage {
  const tree = parseHtml(readText(`out${path}.html`));
  const readElement = (tagName: string) => {
    const element = findElement(tree, (candidate) => candidate.tagName === tagName);
    return element ? getText(element) : '';
  };
  const sidebar = findElement(tree, ({ properties }) => properties.dataSidebar !== undefined);
  return {
    path,
    title: readElement('title'),
    heading: readElement('h1'),
    currentSidebarLinks: sidebar
      ? listElements(sidebar, isCurrentLink).map(({ properties }) => String(properties.href))
      : [],
    targetIds: [
      'main',
      ...listElements(tree, ({ tagName }) => tagName === 'h2').flatMap(({ properties }) =>
        properties.id === undefined ? [] : [String(properties.id)],
      ),
    ],
  };
}
