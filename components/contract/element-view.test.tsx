import fc from 'fast-check';
import { Parser } from 'htmlparser2';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { beforeAll, describe, expect, it } from 'vitest';
import { getContract } from '@/lib/contract/load-contract';
import { validateElement } from '@/lib/contract/validate-document';
import { arbitraryElement, arbitraryInvalidElement } from '@/tests/support/arbitrary-elements';
import { ScreenView } from './screen-view';

const { elements } = getContract();

function draw(document: unknown, data?: Record<string, unknown>): string {
  return renderToStaticMarkup(
    <ScreenView document={document} data={data} issues={validateElement(document)} />,
  );
}

/** What of a drawn screen could run or load something it must not. */
function listDangers(html: string): string[] {
  const dangers: string[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      if (['script', 'object', 'base', 'meta', 'form'].includes(name)) dangers.push(name);
      if (name === 'iframe' && attributes.sandbox !== '' && attributes.sandbox !== 'allow-scripts')
        dangers.push('open frame');
      for (const [attribute, value] of Object.entries(attributes)) {
        if (/^on/i.test(attribute)) dangers.push(attribute);
        if (
          ['href', 'src', 'action'].includes(attribute) &&
          !/^(https:\/\/|\/(?!\/)|data:(image|application\/pdf))/.test(value)
        ) {
          dangers.push(`${attribute}=${value}`);
        }
      }
    },
  });
  parser.end(html);
  return dangers;
}

beforeAll(async () => {
  // Elements that load late are there once they have been drawn.
  const all = {
    type: 'group',
    content: elements.flatMap(({ examples }) => examples.map(({ value }) => value)),
  };
  const { prelude } = await prerender(<ScreenView document={all} />);
  await new Response(prelude).text();
});

describe('the renderer', () => {
  it.each(
    elements.flatMap(({ name, examples }) => examples.map((example) => [name, example] as const)),
  )('%s draws its example $title without a fault', (_name, { value, data }) => {
    const html = draw(value, data);
    expect(html).not.toContain('el-fault');
    expect(html.length).toBeGreaterThan(60);
    expect(listDangers(html)).toEqual([]);
  });

  it('draws the fallback of an unknown element, or a box with its words and children', () => {
    const unknown = {
      type: 'chart',
      title: 'Blood sugar',
      content: [{ type: 'caption', text: 'inside' }],
    };
    expect(draw(unknown)).toMatch(/does not know «chart».*Blood sugar.*inside/);
    expect(draw({ ...unknown, fallback: { type: 'caption', text: 'instead' } })).toMatch(/instead/);
    expect(draw({ ...unknown, fallback: 'drop' })).not.toMatch(/chart|inside/);
  });

  it('draws a box with pointer and reason for a fault, and the rest of the screen', () => {
    const html = draw({
      type: 'group',
      content: [{ type: 'button' }, { type: 'caption', text: 'below' }],
    });
    expect(html).toContain('/content/0');
    expect(html).toContain('The field «label» is missing');
    expect(html).toContain('below');
  });

  it('passes over unknown fields', () => {
    expect(draw({ type: 'caption', text: 'seen', newer: 1 })).toContain('seen');
    expect(draw({ type: 'caption', text: 'seen', newer: 1 })).not.toContain('el-fault');
  });

  it('10,000 random trees, right and broken: none throws, none runs or loads what it must not', () => {
    const started = performance.now();
    let faulty = 0;
    const tree = fc.oneof(arbitraryElement(2), arbitraryInvalidElement(2));
    fc.assert(
      fc.property(tree, (document) => {
        const html = draw(document, { item: { name: 'x' }, list: [1, {}, null] });
        if (html.includes('el-fault')) faulty++;
        expect(listDangers(html)).toEqual([]);
      }),
      { numRuns: 10_000, endOnFailure: true },
    );
    const seconds = (performance.now() - started) / 1000;
    console.log(`10,000 random trees in ${seconds.toFixed(1)} s; ${faulty} of them show a fault`);
    expect(faulty).toBeGreaterThan(1000);
    expect(faulty).toBeLessThan(9000);
  }, 240_000);

  it('never finds a fault in what keeps the contract', () => {
    fc.assert(
      fc.property(arbitraryElement(2), (document) => {
        expect(validateElement(document)).toEqual([]);
      }),
      { numRuns: 1000, endOnFailure: true },
    );
  }, 60_000);

  it('draws 200 levels, and says so where there are too many', () => {
    const nest = (levels: number): unknown =>
      levels === 0
        ? { type: 'caption', text: 'bottom' }
        : { type: 'group', content: [nest(levels - 1)] };
    const started = performance.now();
    expect(draw(nest(200))).toContain('bottom');
    console.log(`200 levels in ${(performance.now() - started).toFixed(0)} ms`);
    expect(draw(nest(400))).toContain('More than');
  });

  it('draws 5,000 elements', () => {
    const content = Array.from({ length: 5000 }, (_, index) => ({
      type: 'card',
      content: [{ type: 'caption', text: `Entry ${index}` }],
    }));
    const started = performance.now();
    const html = draw({ type: 'group', content });
    console.log(
      `5,000 cards, checked and drawn, in ${(performance.now() - started).toFixed(0)} ms`,
    );
    expect(html).toContain('Entry 4999');
  });
});
