import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Position } from '../kit/diagnostics/yaml-source';
import { createIdMaker } from '../kit/html/heading-text.mjs';

/** A heading of a page, for its table of contents. */
export type Heading = { id: string; text: string; level: number };

/**
 * An entry of what a page's MDX module exports (plugins/rehype-export-headings.mjs): a heading, or a component, which may
 * render headings (component-headings.ts).
 */
export type PageHeading = Heading | { component: string };

/** Lists the headings of a page with their ids, which are the same as in the page (plugins/rehype-heading-ids.mjs). */
export function listHeadings(tree: Root): Array<{ id: string; position: Position | undefined }> {
  const makeId = createIdMaker();
  const headings: Array<{ id: string; position: Position | undefined }> = [];
  visit(tree, 'heading', (node) => {
    const explicit = node.data?.hProperties?.id;
    const id = typeof explicit === 'string' ? explicit : makeId(textOf(node));
    headings.push({ id, position: node.position?.start });
  });
  return headings;
}

/** Finds the position of the heading with an id; undefined if there is none. */
export function findHeadingPosition(tree: Root, id: string): Position | undefined {
  const position = listHeadings(tree).find((heading) => heading.id === id)?.position;
  return position && { line: position.line, column: position.column };
}
