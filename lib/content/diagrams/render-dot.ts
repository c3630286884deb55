import { instance } from '@viz-js/viz';
import { describeGraph } from './describe-graph';

/** The attributes of all diagrams. Colors are in the page's stylesheet, which has them for light and dark mode. */
const defaults = {
  graphAttributes: { bgcolor: 'transparent', fontname: 'Helvetica', pad: 0.1 },
  nodeAttributes: {
    shape: 'box',
    style: 'rounded',
    fontname: 'Helvetica',
    fontsize: 13,
    height: 0.42,
    margin: '0.16,0.08',
  },
  edgeAttributes: { fontname: 'Helvetica', fontsize: 11, arrowsize: 0.7 },
};

/** The colors and fonts that Graphviz writes as attributes. */
const presentationAttributes = /\s(?:fill|stroke|font-family|font-size)="[^"]*"/g;

/**
 * Renders a diagram in DOT (Graphviz) as SVG without colors.
 * @param resolveUrl converts the path in a node's `URL` attribute to the URL of the link
 * @returns the SVG, its width in CSS pixels, and its nodes and edges in words
 * @throws Error with the message of Graphviz if the DOT is invalid
 */
export async function renderDot(
  dot: string,
  resolveUrl: (path: string) => string = (path) => path,
): Promise<{ svg: string; width: number; description: string[] }> {
  const viz = await instance();
  const result = viz.renderFormats(dot, ['svg', 'json'], defaults);
  if (result.status === 'failure' || result.errors.length > 0) {
    throw new Error(result.errors.map(({ message }) => message).join('; '));
  }
  const { svg: rendered = '', json = '{}' } = result.output;
  const output = rendered.slice(rendered.indexOf('<svg'));
  const points = Number(/<svg width="([\d.]+)pt"/.exec(output)?.[1] ?? 0);
  const svg = output
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<title>[^<]*<\/title>/g, '')
    .replace(/\sxmlns(?::xlink)?="[^"]*"/g, '')
    .replace(/\sid="[^"]*"/g, '')
    .replace(/\sxlink:title="[^"]*"/g, '')
    .replace(/xlink:href="([^"]*)"/g, (_, path: string) => `href="${resolveUrl(path)}"`)
    .replace(presentationAttributes, '')
    .replace(/>\s+</g, '><');
  // A CSS pixel is 3/4 pt.
  return { svg, width: points * (4 / 3), description: describeGraph(json) };
}
