// @ts-check
import { relative, sep } from 'node:path';
import { toString as textOf } from 'hast-util-to-string';
import { EXIT, visit } from 'unist-util-visit';

/**
 * Returns the `code` of a code fence; undefined for other elements.
 * @param {import('hast').Nodes} node
 */
function findCode(node) {
  const [code] = node.type === 'element' && node.tagName === 'pre' ? node.children : [];
  return code?.type === 'element' && code.tagName === 'code' ? code : undefined;
}

/** @param {import('hast').Element} code */
function readMeta({ data }) {
  const meta = data && 'meta' in data ? data.meta : undefined;
  return typeof meta === 'string' ? meta : undefined;
}

/** @param {import('hast').Element} code */
const isShell = ({ properties }) => String(properties.className ?? '').includes('language-bash');

/**
 * Finds the first shell command in a group of tabs.
 * @param {import('hast').Nodes} tabs
 */
function findCommand(tabs) {
  /** @type {import('hast').Element | undefined} */
  let found;
  visit(tabs, (node) => {
    const code = findCode(node);
    if (!code || !isShell(code)) return undefined;
    found = code;
    return EXIT;
  });
  return found;
}

/**
 * Adds to the `pre` of a code fence what components/docs/mdx/code-block.tsx needs besides the code:
 * - the meta of the fence (```json title="…" {2}) as `data-meta`;
 * - the page's file as `data-doc`, which a live fence needs to find its stylesheet;
 * - beside a shell command in another tab, that command and its meta as `data-request` and `data-request-meta`.
 */
export default function rehypeCodeMeta() {
  /**
   * @param {import('hast').Root} tree
   * @param {import('vfile').VFile} file
   */
  return (tree, file) => {
    const source = relative(file.cwd, file.path).split(sep).join('/');
    visit(tree, (node) => {
      if (node.type === 'mdxJsxFlowElement' && node.name === 'Tabs') {
        const command = findCommand(node);
        visit(node, 'element', (pre) => {
          const code = findCode(pre);
          if (!command || !code || isShell(code)) return;
          pre.properties.dataRequest = textOf(command).trimEnd();
          pre.properties.dataRequestMeta = readMeta(command) ?? '';
        });
      }
      const code = findCode(node);
      const meta = code && readMeta(code);
      if (node.type !== 'element' || meta === undefined) return;
      node.properties.dataMeta = meta;
      node.properties.dataDoc = source;
    });
  };
}
