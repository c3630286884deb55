import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { describeClosest, suggestName } from '../../../kit/diagnostics/suggest-name';
import { isJsxElement, type JsxElement, type MdxFinding } from './mdx-finding';

/**
 * The HTML elements that a text can need besides Markdown. Scripts, styles, forms and frames are not among them, nor media
 * other than images: the policy of the pages blocks them, and pages at another base URL would not find their files.
 */
const htmlElements = new Set(
  `a abbr address article aside b bdi bdo blockquote br caption cite code col colgroup data dd del details dfn div
  dl dt em figcaption figure footer h2 h3 h4 h5 h6 header hr i img ins kbd li mark ol p pre q rp rt ruby s samp
  section small span strong sub summary sup table tbody td tfoot th thead time tr u ul var wbr`.split(
    /\s+/,
  ),
);

function checkElement(node: JsxElement, components: readonly string[]): MdxFinding[] {
  const name = node.name ?? '';
  if (name === '' || /^[A-Z]/.test(name)) return [];
  if (!htmlElements.has(name)) {
    const closest = suggestName(name, [...components, ...htmlElements]);
    const suggestion = describeClosest(closest && `<${closest}>`);
    const expected = `a component, or an HTML element of a text${suggestion}`;
    return [{ at: node, message: 'Unknown element', found: `<${name}>`, expected }];
  }
  return node.attributes.flatMap((attribute): MdxFinding[] => {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value === 'object') return [];
    const found = `${attribute.name}="${attribute.value ?? ''}"`;
    // React refuses both, and the policy of the pages blocks handlers.
    if (attribute.name === 'style') {
      return [
        { at: node, message: 'The style is a string', found, expected: 'a class, or no style' },
      ];
    }
    return /^on/i.test(attribute.name)
      ? [{ at: node, message: 'An event handler', found, expected: 'no event handlers' }]
      : [];
  });
}

/**
 * Reports unknown elements with a lowercase name, which would appear without any effect, and attributes that stop Next.
 * @param components the names of the components that the file may use
 */
export function checkHtmlElements(tree: Root, components: readonly string[]): MdxFinding[] {
  const findings: MdxFinding[] = [];
  visit(tree, (node) => {
    if (isJsxElement(node)) findings.push(...checkElement(node, components));
  });
  return findings;
}
