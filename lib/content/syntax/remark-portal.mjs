// @ts-check
import { directiveFromMarkdown } from 'mdast-util-directive';
import { toString as textOf } from 'mdast-util-to-string';
import { directive } from 'micromark-extension-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import { visit } from 'unist-util-visit';
import { replaceAlert, replaceContainer } from './admonitions.mjs';
import { markdownInMdx } from './markdown-in-mdx.mjs';

/** The syntax of `:::name`. That of `:name` and `::name` would take `a:b` in texts for a directive. */
const containerSyntax = () => ({ flow: { 58: [directive().flow?.[58] ?? []].flat().slice(0, 1) } });

/**
 * Writes `:::note Title` as `:::note[Title]`. Lines keep their numbers.
 * @param {string} source
 */
function bracketTitles(source) {
  /** @type {string | undefined} */
  let fence;
  const lines = source.split('\n').map((line) => {
    const [, mark = ''] = /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*(`{3,}|~{3,})/.exec(line) ?? [];
    if (fence === undefined) fence = mark || undefined;
    else if (mark.startsWith(fence) && line.trim().endsWith(mark)) fence = undefined;
    if (fence !== undefined) return line;
    return line.replace(/^([ \t>]*:{3,}\w+)[ \t]+(?![[{\s])(.*\S)[ \t]*$/, '$1[$2]');
  });
  return lines.join('\n');
}

/**
 * Removes a heading of level 1 that repeats the title, or is the title because the metadata has none: the page shows its
 * title above the text.
 * @param {import('mdast').Root} tree
 */
function removeTitle(tree) {
  const index = tree.children.findIndex(({ type }) => !['yaml', 'html', 'mdxjsEsm'].includes(type));
  const heading = tree.children[index];
  if (heading?.type !== 'heading' || heading.depth !== 1) return;
  const metadata = tree.children.find(({ type }) => type === 'yaml');
  const source = metadata?.type === 'yaml' ? metadata.value : '';
  const title = /^title:[ \t]*(["']?)(.*?)\1[ \t]*$/m.exec(source)?.[2];
  if (title === undefined || title === textOf(heading).trim()) tree.children.splice(index, 1);
}

const headingIdMark = /^\{#(\S+)\}$/;

/** @param {import('mdast').Root} tree */
function setHeadingIds(tree) {
  visit(tree, 'html', (node, index, parent) => {
    const id = headingIdMark.exec(node.value)?.[1];
    if (id === undefined || !parent || index === undefined) return undefined;
    if (parent.type !== 'heading' || index < parent.children.length - 1) {
      parent.children[index] = { type: 'text', value: node.value, position: node.position };
      return undefined;
    }
    parent.children.pop();
    const last = parent.children.at(-1);
    if (last?.type === 'text') last.value = last.value.trimEnd();
    parent.data = { ...parent.data, hProperties: { id } };
    return undefined;
  });
}

/**
 * The syntax of pages besides Markdown and MDX, as a plug-in of unified: front matter, tables and the rest of GFM,
 * admonitions, ids of headings, and the Markdown that MDX has not. mdx-options.mjs and mdx.ts have no other.
 * @type {import('unified').Plugin<[], import('mdast').Root>}
 */
const remarkPortal = function () {
  remarkFrontmatter.call(this);
  remarkGfm.call(this);
  const data = this.data();
  data.micromarkExtensions = [
    ...(data.micromarkExtensions ?? []),
    markdownInMdx,
    containerSyntax(),
  ];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), directiveFromMarkdown()];
  const { parser } = this;
  if (parser) {
    /** @type {typeof parser} */
    const parseWithTitles = (text, file) => parser(bracketTitles(text), file);
    Object.assign(this, { parser: parseWithTitles });
  }
  /**
   * @param {import('mdast').Root} tree
   * @param {import('vfile').VFile} file
   */
  return (tree, file) => {
    const source = bracketTitles(String(file));
    visit(tree, (node, index, parent) => {
      if (!parent || index === undefined) return undefined;
      const alert = node.type === 'blockquote' ? replaceAlert(node) : undefined;
      if (alert) parent.children[index] = alert;
      if (node.type !== 'containerDirective') return undefined;
      parent.children.splice(index, 1, ...replaceContainer(node, source));
      return index;
    });
    setHeadingIds(tree);
    // Other documents, which the checks parse too, have no title besides their heading.
    if (/(?:^|[/\\])content[/\\]/.test(file.path)) removeTitle(tree);
  };
};

export default remarkPortal;
