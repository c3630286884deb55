import fc from 'fast-check';
import { transform } from 'lightningcss';
import { describe, expect, it } from 'vitest';
import { canApply, listClasses, listRequiredClasses, listStyleRules } from './style-rules';

const url = '/hub/_next/static/chunks/x.css';
const list = (css: string) => listStyleRules(css, url).map((rule) => rule.css);

describe('listClasses', () => {
  it('reads values with and without quotes', () => {
    expect([...listClasses('<p class="a b"><i class=c>d</i></p>')]).toEqual(['a', 'b', 'c']);
  });
});

describe('listRequiredClasses', () => {
  it('lists them without escapes', () => {
    const rules = listStyleRules('.a:is(.b,.a) p{top:0}@media print{.\\30 c{top:0}}', url);
    expect(rules.map(listRequiredClasses)).toEqual([['a', 'b', 'a'], ['0c']]);
  });

  it('lists none for what a rule must not have, and for rules that are not for elements', () => {
    const rules = listStyleRules('p:not(.a):has(.b){top:0}@keyframes x{to{top:0}}', url);
    expect(rules.flatMap(listRequiredClasses)).toEqual([]);
  });
});

describe('canApply', () => {
  const select = (css: string, ...classes: string[]) =>
    listStyleRules(css, url)
      .filter((rule) => canApply(rule, new Set(classes)))
      .map((rule) => rule.css)
      .join('');

  it.each([
    ['.a{top:0}.b{top:1px}', '.a{top:0}'],
    ['.a,.b{top:var(--x)}', '.a,.b{top:var(--x)}'],
    ['.b,.c{top:0}', ''],
    ['.b .a{top:0}', ''],
    [':is(.b,.a) p{top:0}', ':is(.b,.a) p{top:0}'],
    [':where(.b) p{top:0}', ''],
    ['@media print{.b{top:0}}.a{top:0}', '.a{top:0}'],
    ['@media print{.b{top:1px}.a{top:0}}', '@media print{.a{top:0}}'],
    ['@supports (top:0){@container (width<9px){.b{top:0}}}', ''],
    ['.b{top:0;.a{top:0}}', ''],
    [
      '@font-face{font-family:x;src:url(/x.woff2)}.b{top:0}',
      '@font-face{font-family:x;src:url(/x.woff2)}',
    ],
  ])('leaves out what requires a class that is not there: %s', (css, expected) => {
    expect(select(css, 'a')).toBe(expected);
  });

  it.each([
    'html[data-theme=dark]{top:0}',
    '.a:not(.b){top:0}',
    '.a:has(.b){top:0}',
    '.a:hover{top:0}',
    '.a{top:0;.b &{top:0}}',
    '@media print{.a{top:0}}',
    '@keyframes x{to{top:0}}',
    '@property --x{syntax:"*";inherits:false}',
    '@layer x,y;',
    '@layer{.b{top:0}}',
  ])('keeps what attributes, states and other conditions decide: %s', (css) => {
    expect(select(css, 'a')).toBe(css);
  });
});

describe('listStyleRules', () => {
  it('splits conditions into one for each rule', () => {
    expect(list('@media print{.a{top:0}.b{top:1px}}@media screen{.c{top:0}}')).toEqual([
      '@media print{.a{top:0}}',
      '@media print{.b{top:1px}}',
      '@media screen{.c{top:0}}',
    ]);
  });

  it('keeps all conditions around a rule, from the outside to the inside', () => {
    expect(
      list(
        '@media print{.a{top:0}@supports (top:0){@container x (width<9px){.b{top:0}.c{top:1px}}}}',
      ),
    ).toEqual([
      '@media print{.a{top:0}}',
      '@media print{@supports (top:0){@container x (width<9px){.b{top:0}}}}',
      '@media print{@supports (top:0){@container x (width<9px){.c{top:1px}}}}',
    ]);
  });

  it.each([
    '.a{top:0;&:hover{top:1px}@media print{top:2px}}',
    '@keyframes x{0%{top:0}to{top:1px}}',
    // The layers that split ones have would not be the same one.
    '@layer{.a{top:0}.b .c{top:1px}}',
  ])('does not split what is one rule: %s', (css) => {
    expect(list(css)).toEqual([css]);
  });

  it('returns each rule in one line, without comments', () => {
    expect(
      list('/*! A license\n * of two lines */\n.a {\n  top: 0;\n}\n/* b */ .b { top: 1px }'),
    ).toEqual(['.a{top:0}', '.b{top:1px}']);
    expect(list('.a{content:"x\\\ny\\a z"}').join('')).not.toContain('\n');
  });

  it('makes URLs independent of the stylesheet', () => {
    expect(list('.a{background:url(../media/b.png)}')).toEqual([
      '.a{background:url(/hub/_next/static/media/b.png)}',
    ]);
    expect(list('@font-face{font-family:x;src:url(../media/x.p.woff2)}')).toEqual([
      '@font-face{font-family:x;src:url(/hub/_next/static/media/x.p.woff2)}',
    ]);
    expect(list('.a{background:url("data:image/png;base64,AA")}').join('')).toContain('data:image');
  });

  const condition = fc.constantFrom(
    '@media print',
    '@media (width<=9px)',
    '@supports (top:0)',
    '@container (width<9px)',
  );
  const selector = fc.constantFrom('.a', '.b', '.a .b', 'p', '.a:hover', ':is(.a,.b) p', '.a,.b');
  type Part = { selector: string } | { condition: string; parts: Part[] };
  const { part } = fc.letrec<{ part: Part }>((tie) => ({
    part: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.record({ selector }),
      fc.record({ condition, parts: fc.array(tie('part'), { maxLength: 3 }) }),
    ),
  }));

  /** Formats a stylesheet, in which each rule sets a property of its own: `--1`, `--2`, and so on. */
  function format(parts: readonly Part[]): string {
    let count = 0;
    const formatPart = (item: Part): string => {
      if ('parts' in item) return `${item.condition}{${item.parts.map(formatPart).join('')}}`;
      count += 1;
      return `${item.selector}{--${count}:0}`;
    };
    return parts.map(formatPart).join('');
  }
  const minify = (css: string) =>
    transform({ filename: 'x.css', code: Buffer.from(css), minify: true }).code.toString();

  it('returns rules that are together the same stylesheet, for any simple one', () => {
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
        const css = format(parts);
        const rules = list(css);
        const numbers = Array.from(rules.join('\n').matchAll(/--(\d+)/g), ([, number]) =>
          Number(number),
        );
        expect(numbers).toEqual(numbers.map((_number, index) => index + 1));
        expect(numbers).toHaveLength(css.split('--').length - 1);
        expect(minify(rules.join('\n'))).toBe(minify(minify(css)));
      }),
    );
  });
});
