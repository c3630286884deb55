import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { EXIT, visit } from 'unist-util-visit';
import type { Position } from '../kit/diagnostics/yaml-source';
import { createIdMaker } from '../kit/html/heading-text.mjs';

/** A heading of a page, for its table of contents. */
export type Heading = { id: string; text: string; level: number };

/**
 * An entry of what a page's MDX module exports (plugins/rehype-export-headings.mjs): a heading, or a component, which may
 * render headings (component-headings.ts).
 */
export type PageHeading = Heading | { component: string };

/**
 * Finds the position of the heading with an id; undefined if there is none. The ids are the same as in the page
 * (plugins/rehype-heading-ids.mjs).
 */
export function findHeadingPosition(tree: Root, id: string): Position | undefined {
  const makeId = createIdMaker();
  let found: Position | undefined;
  visit(tree, 'heading', (node) => {
    if (makeId(textOf(node)) !== id || !node.position) return undefined;
    const { line, column } = node.position.start;
    found = { line, column };
    return EXIT;
  });
  return found;
}
