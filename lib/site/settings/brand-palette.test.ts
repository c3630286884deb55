import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildBrandPalette, findContrastProblem } from './brand-palette';
import { contrastRatio } from './contrast';

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

it('has sufficient contrast in both modes, whatever the color', () => {
  fc.assert(
    fc.property(hex, (color) => {
      const palette = buildBrandPalette(color);
      const { brand, 'brand-fill': fill } = palette;
      for (const name of ['brand', 'brand-strong']) {
        expect(contrastRatio(palette[name]?.light ?? '', '#eef2f7')).toBeGreaterThanOrEqual(4.5);
        expect(contrastRatio(palette[name]?.dark ?? '', '#182236')).toBeGreaterThanOrEqual(4.5);
      }
      for (const mode of ['light', 'dark'] as const) {
        expect(contrastRatio(fill?.[mode] ?? '', '#ffffff')).toBeGreaterThanOrEqual(4.5);
        const [text, wash] = [brand?.[mode] ?? '', palette['brand-wash']?.[mode] ?? ''];
        expect(contrastRatio(text, wash)).toBeGreaterThanOrEqual(4);
      }
    }),
  );
});

it('names the pair of colors that the settings give for each mode', () => {
  expect(findContrastProblem('#ffd700')).toBeUndefined();
  expect(findContrastProblem({ light: '#1f4fe0', dark: '#8fb0ff' })).toBeUndefined();
  expect(findContrastProblem({ light: '#ffd700', dark: '#8fb0ff' })).toMatch(
    /light mode.*background #ffffff: #ffd700 has 1\.\d+, the closest is #[\da-f]{6}/,
  );
});
