import { describe, expect, it } from 'vitest';
import { renderDot } from './render-dot';

describe('renderDot', () => {
  it('draws boxes and arrows without colours, sizes or ids of their own', async () => {
    const { svg, width } = await renderDot('digraph { A -> B [label=then] }');
    expect(svg).toMatch(/^<svg /);
    expect(svg).toContain('>then</text>');
    expect(svg).not.toMatch(/ (fill|stroke|font-family|id)="|<title|<!--|xmlns/);
    expect(width).toBeGreaterThan(50);
  });

  it('makes links of addresses, below the base URL', async () => {
    const { svg } = await renderDot('digraph { A [URL="/docs/a"] }', (path) => `/hub${path}`);
    expect(svg).toContain('href="/hub/docs/a"');
  });

  it('keeps markup in labels as text', async () => {
    const { svg } = await renderDot('digraph { A [label="<script>x</script>"] }');
    expect(svg).not.toContain('<script');
  });

  it('says what is wrong with a text that is no DOT', async () => {
    await expect(renderDot('digraph { A -> }')).rejects.toThrow(/syntax error/);
  });
});
