import GithubSlugger from 'github-slugger';
import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { EXIT, visit } from 'unist-util-visit';
import type { Position } from '../diagnostics/yaml-source';

/** A heading of a page, as its table of contents links to it. */
export type Heading = { id: string; text: string; level: number };

/**
 * The position of the heading with an id; undefined if there is none. Ids are those of the page: rehype-slug gives
 * them with github-slugger too.
 */
export function findHeadingPosition(tree: Root, id: string): Position | undefined {
  const slugger = new GithubSlugger();
  let found: Position | undefined;
  visit(tree, 'heading', (node) => {
    if (slugger.slug(textOf(node)) !== id || !node.position) return undefined;
    const { line, column } = node.position.start;
    found = { line, column };
    return EXIT;
  });
  return found;
}
