import { instance } from '@viz-js/viz';

/** What all diagrams share. Colours come from the page's style sheet, so that both modes have their own. */
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

/** Colours and fonts that Graphviz writes as attributes: the page's own stand in the style sheet. */
const presentation = /\s(?:fill|stroke|font-family|font-size)="[^"]*"/g;

/**
 * Draws a diagram written in DOT (Graphviz) as SVG, without colours of its own.
 * @param addressOf turns the path of a `URL` in the diagram into an address
 * @throws Error with Graphviz' own words where the text is no DOT
 */
export async function renderDot(
  dot: string,
  addressOf: (path: string) => string = (path) => path,
): Promise<{ svg: string; width: number }> {
  const viz = await instance();
  const result = viz.render(dot, { format: 'svg', ...defaults });
  if (result.status === 'failure' || result.errors.length > 0) {
    throw new Error(result.errors.map(({ message }) => message).join('; '));
  }
  const text = result.output.slice(result.output.indexOf('<svg'));
  const width = Number(/<svg width="([\d.]+)pt"/.exec(text)?.[1] ?? 0) * (4 / 3);
  const svg = text
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<title>[^<]*<\/title>/g, '')
    .replace(/\sxmlns(?::xlink)?="[^"]*"/g, '')
    .replace(/\sid="[^"]*"/g, '')
    .replace(/\sxlink:title="[^"]*"/g, '')
    .replace(/xlink:href="([^"]*)"/g, (_, path: string) => `href="${addressOf(path)}"`)
    .replace(presentation, '')
    .replace(/>\s+</g, '><');
  return { svg, width };
}
