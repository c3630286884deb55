import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderStylesheets, readPageStyles } from './page-styles';

describe('orderStylesheets', () => {
  it('lists each stylesheet once', () => {
    expect(orderStylesheets([['/a', '/b'], ['/a'], ['/a', '/b', '/c'], []])).toEqual([
      '/a',
      '/b',
      '/c',
    ]);
  });

  it('places a stylesheet after all that precede it on some page', () => {
    expect(
      orderStylesheets([
        ['/b', '/d'],
        ['/a', '/b'],
        ['/c', '/d'],
      ]),
    ).toEqual(['/a', '/b', '/c', '/d']);
  });

  it('keeps the order of each page, for any pages with the same order', () => {
    const names = ['/a', '/b', '/c', '/d', '/e', '/f', '/g'];
    const sheetsOfPage = fc.subarray(names);
    const pages = fc
      .tuple(fc.shuffledSubarray(names, { minLength: names.length }), fc.array(sheetsOfPage))
      .map(([order, lists]) =>
        lists.map((list) => list.toSorted((a, b) => order.indexOf(a) - order.indexOf(b))),
      );
    fc.assert(
      fc.property(pages, (lists) => {
        const order = orderStylesheets(lists);
        expect(order.toSorted()).toEqual([...new Set(lists.flat())].sort());
        for (const list of lists) expect(order.filter((href) => list.includes(href))).toEqual(list);
      }),
    );
  });

  it.each([
    [
      [
        ['/a', '/b'],
        ['/b', '/a'],
      ],
      '/a after /b after /a',
    ],
    [
      [
        ['/a', '/b'],
        ['/b', '/c'],
        ['/c', '/a'],
      ],
      '/a after /c after /b after /a',
    ],
  ])('throws if pages have different orders: %j', (lists, found) => {
    expect(() => orderStylesheets(lists)).toThrow(
      `found the stylesheets ${found} on different pages, expected one order on all pages`,
    );
  });
});

describe('readPageStyles', () => {
  const sheets: Record<string, string> = {
    '/base.css': 'p{top:0}.a{top:1px}',
    '/card.css': '@media print{.a{top:2px}.b{top:3px}}.open{top:4px}',
    '/console.css': '.a .b{top:5px}',
  };
  const read = (href: string) => sheets[href] ?? '';
  const shown = [['/base.css'], ['/base.css', '/card.css']];
  const others = [['/console.css', '/base.css']];
  const styles = readPageStyles(shown, others, read, new Set());
  const select = (hrefs: readonly string[], ...classes: string[]) =>
    styles.select(hrefs, new Set(classes));

  it('numbers the rules of all stylesheets in one order', () => {
    expect(styles.rules.map(({ css }) => css)).toEqual([
      'p{top:0}',
      '.a{top:1px}',
      '@media print{.a{top:2px}}',
      '@media print{.b{top:3px}}',
      '.open{top:4px}',
      '.a .b{top:5px}',
    ]);
  });

  it('reads each stylesheet once', () => {
    const hrefs: string[] = [];
    const recordAndRead = (href: string) => {
      hrefs.push(href);
      return read(href);
    };
    readPageStyles(shown, others, recordAndRead, new Set());
    expect(hrefs).toEqual(['/base.css', '/card.css', '/console.css']);
  });

  it('selects the rules of a page’s stylesheets that can apply to its classes', () => {
    expect(select(['/base.css', '/card.css'])).toEqual([0]);
    expect(select(['/base.css', '/card.css'], 'a')).toEqual([0, 1, 2]);
    expect(select(['/base.css', '/card.css'], 'b', 'x')).toEqual([0, 3]);
    expect(select(['/base.css'], 'a', 'b')).toEqual([0, 1]);
    // A page of the same template, whose selection is known.
    expect(select(['/base.css', '/card.css'], 'a', 'y')).toEqual([0, 1, 2]);
  });

  it('selects in the order of the page’s own stylesheets', () => {
    expect(select(['/console.css', '/base.css'], 'a', 'b')).toEqual([5, 0, 1]);
  });

  it('selects rules for classes that a script may add', () => {
    const { select: selectWithWords } = readPageStyles(shown, others, read, new Set(['open', 'b']));
    expect(selectWithWords(['/base.css', '/card.css'], new Set())).toEqual([0, 3, 4]);
    expect(selectWithWords(['/console.css'], new Set(['a']))).toEqual([5]);
  });

  it('accepts another order on pages that are not shown in documents of others, and no other', () => {
    const lists = [['/card.css', '/base.css']];
    expect(() => readPageStyles(shown, lists, read, new Set())).not.toThrow();
    expect(() => readPageStyles([...shown, ...lists], [], read, new Set())).toThrow('one order');
  });
});
