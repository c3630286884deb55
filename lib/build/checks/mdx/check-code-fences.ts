import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { listMetaProblems } from '../../../content/code-meta';
import type { MdxFinding } from './mdx-finding';

/** Reports unclosed code fences, which would make code of the rest of the page, and unknown words after a language. */
export function checkCodeFences(tree: Root, source: string): MdxFinding[] {
  const findings: MdxFinding[] = [];
  visit(tree, 'code', (node) => {
    const text = source.slice(node.position?.start.offset, node.position?.end.offset);
    const [fence = ''] = /^(?:`{3,}|~{3,})/.exec(text) ?? [];
    // In a quote, each line has its mark.
    const last =
      text
        .split('\n')
        .at(-1)
        ?.replace(/^[\s>]+/, '') ?? '';
    const found = text.split('\n')[0] ?? '';
    if (fence !== '' && (!last.startsWith(fence) || text === found)) {
      const expected = `${fence} after the code`;
      findings.push({ at: node, message: 'The code fence is not closed', found, expected });
    }
    const metaFindings = listMetaProblems(node.meta ?? '', node.value);
    findings.push(...metaFindings.map((finding) => ({ at: node, ...finding })));
  });
  return findings;
}
