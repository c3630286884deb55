import type { Html, Root } from 'mdast';
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';

const tagPattern =
  /<([A-Za-z][\w:.-]*)((?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>]+))?)*)\s*\/?>/g;
const attributePattern = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+)))?/g;

function listTags({ value, position }: Html): MdxJsxTextElement[] {
  const text = value.replace(/<!--[\s\S]*?-->/g, '');
  return [...text.matchAll(tagPattern)].map(([, name = '', attributes = '']) => ({
    type: 'mdxJsxTextElement',
    name,
    attributes: [...attributes.matchAll(attributePattern)].map(
      ([, key = '', double, single, bare]) => ({
        type: 'mdxJsxAttribute',
        name: key,
        value: double ?? single ?? bare ?? '',
      }),
    ),
    children: [],
    // One point: the positions of nodes that follow each other must not overlap.
    position: position && { start: position.start, end: position.start },
    data: { isHtml: true },
  }));
}

declare module 'mdast-util-mdx-jsx' {
  interface MdxJsxTextElementData {
    /** Whether the tag is HTML of a `.md` file. */
    isHtml?: true;
  }
}

/** Replaces the HTML of a tree of Markdown with its tags, as in a tree of MDX, for checks. They have no children. */
export function replaceHtml(tree: Root): void {
  visit(tree, 'html', (node, index, parent) => {
    if (!parent || index === undefined || node.value.startsWith('<!--')) return undefined;
    const tags = listTags(node);
    parent.children.splice(index, 1, ...tags);
    return index + tags.length;
  });
}
