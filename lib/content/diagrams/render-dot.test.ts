import { describe, expect, it } from 'vitest';
import { renderDot } from './render-dot';

describe('renderDot', () => {
  it('renders nodes and edges without colors, font sizes and ids', async () => {
    const { svg, width } = await renderDot('digraph { A -> B [label=then] }');
    expect(svg).toMatch(/^<svg /);
    expect(svg).toContain('>then</text>');
    expect(svg).not.toMatch(/ (fill|stroke|font-family|id)="|<title|<!--|xmlns/);
    expect(width).toBeGreaterThan(50);
  });

  it('converts the URL of a node to a link below the base URL', async () => {
    const { svg } = await renderDot('digraph { A [URL="/docs/a"] }', (path) => `/hub${path}`);
    expect(svg).toContain('href="/hub/docs/a"');
  });

  it('escapes markup in labels', async () => {
    const { svg } = await renderDot('digraph { A [label="<script>x</script>"] }');
    expect(svg).not.toContain('<script');
  });

  it('rejects invalid DOT with the syntax error', async () => {
    await expect(renderDot('digraph { A -> }')).rejects.toThrow(/syntax error/);
  });
});
