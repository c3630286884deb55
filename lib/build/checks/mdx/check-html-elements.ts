import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { describeClosest, suggestName } from '../../../kit/diagnostics/suggest-name';
import { isHtmlTag, isJsxElement, type JsxElement, type MdxFinding } from './mdx-finding';

/**
 * The HTML elements that a text can need besides Markdown. Scripts, styles, forms and frames are not among them: the policy
 * of the pages blocks them.
 */
const htmlElements = new Set(
  `a abbr address article aside audio b bdi bdo blockquote br caption circle cite code col colgroup data dd defs del
  details dfn div dl dt ellipse em figcaption figure footer g h2 h3 h4 h5 h6 header hr i img ins kbd li line mark ol p
  path polygon polyline pre q rect rp rt ruby s samp section small source span strong sub summary sup svg table tbody td
  text tfoot th thead time title tr track u ul use var video wbr`.split(/\s+/),
);

/** Elements that pages cannot have, with what has their purpose. */
const replacements: Readonly<Record<string, string>> = {
  iframe: '<Embed src="…" title="…" />',
  embed: '<Embed src="…" title="…" />',
  object: 'a link to the file',
  button: 'a link',
  input: 'a link, or - [ ] for a task',
  center: 'no alignment',
  font: '**bold**, or <mark>',
  style: 'no style',
  script: 'no script',
};

function checkElement(node: JsxElement, components: readonly string[]): MdxFinding[] {
  const name = node.name ?? '';
  if (name === '' || /^[A-Z]/.test(name)) return [];
  if (!htmlElements.has(name)) {
    const closest = suggestName(name, [...components, ...htmlElements]);
    const expected =
      replacements[name] ??
      `a component, an HTML element of a text, or \`code\`${describeClosest(closest && `<${closest}>`)}`;
    return [{ at: node, message: 'Unknown element', found: `<${name}>`, expected }];
  }
  return node.attributes.flatMap((attribute): MdxFinding[] => {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value === 'object') return [];
    const found = `${attribute.name}="${attribute.value ?? ''}"`;
    // React refuses both, and the policy of the pages blocks handlers.
    if (attribute.name === 'style' && !isHtmlTag(node)) {
      return [
        { at: node, message: 'The style is a string', found, expected: 'a class, or no style' },
      ];
    }
    // Pages show the file of `src` only, and browsers show no shapes of another file that the policy does not allow.
    if (/^srcset$/i.test(attribute.name)) {
      return [{ at: node, message: 'A list of files', found, expected: 'one file: src="…"' }];
    }
    if (name === 'use' && /href$/i.test(attribute.name) && !attribute.value?.startsWith('#')) {
      const expected = 'a shape of the same <svg>, such as href="#a"';
      return [{ at: node, message: 'A shape of another file', found, expected }];
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
