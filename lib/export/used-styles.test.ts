import { describe, expect, it } from 'vitest';
import { listClasses, listRequiredClasses, selectUsedStyles } from './used-styles';

describe('listClasses', () => {
  it('reads values with and without quotes', () => {
    expect([...listClasses('<p class="a b"><i class=c>d</i></p>')]).toEqual(['a', 'b', 'c']);
  });
});

describe('listRequiredClasses', () => {
  it('lists them without escapes', () => {
    expect([...listRequiredClasses('.a:is(.b,.a) p{top:0}@media print{.\\30 c{top:0}}')]).toEqual([
      'a',
      'b',
      '0c',
    ]);
  });
});

describe('selectUsedStyles', () => {
  const select = (css: string, ...classes: string[]) =>
    selectUsedStyles(css, '/hub/_next/static/chunks/x.css', new Set(classes));

  it.each([
    ['.a{top:0}.b{top:0}', '.a{top:0}'],
    ['.a,.b{top:var(--x)}', '.a,.b{top:var(--x)}'],
    ['.b,.c{top:0}', ''],
    ['.b .a{top:0}', ''],
    [':is(.b,.a) p{top:0}', ':is(.b,.a) p{top:0}'],
    [':where(.b) p{top:0}', ''],
    ['@media print{.b{top:0}}.a{top:0}', '.a{top:0}'],
    ['@supports (top:0){@container (width<9px){.b{top:0}}}', ''],
  ])('leaves out what requires a class that is not there: %s', (css, expected) => {
    expect(select(css, 'a')).toBe(expected);
  });

  it.each([
    'html[data-theme=dark]{top:0}',
    '.a:not(.b){top:0}',
    '.a:has(.b){top:0}',
    '.a:hover{top:0}',
    '@media print{.a{top:0}}',
    '@keyframes x{to{top:0}}',
    '@font-face{font-family:x;src:url(/x.woff2)}.b{top:0}',
  ])('keeps what attributes, states and other conditions decide: %s', (css) => {
    expect(select(css, 'a')).toBe(css);
  });

  it('makes URLs independent of the stylesheet', () => {
    expect(select('.a{background:url(../media/b.png)}', 'a')).toContain(
      'url(/hub/_next/static/media/b.png)',
    );
    expect(select('.a{background:url("data:image/png;base64,AA")}', 'a')).toContain('data:image');
  });
});
