import fc from 'fast-check';
import type { Element } from 'hast';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { beforeAll, describe, expect, it } from 'vitest';
import { getContract } from '@/lib/elements/load-contract';
import { arbitraryElement, arbitraryInvalidElement } from '@/lib/elements/tests/arbitrary-elements';
import { validateElement } from '@/lib/elements/validate-document';
import { ScreenView } from './screen-view';

const { elements } = getContract();
const htmlParser = unified().use(rehypeParse, { fragment: true });

function render(document: unknown, data?: Record<string, unknown>): string {
  return renderToStaticMarkup(
    <ScreenView document={document} data={data} issues={validateElement(document)} />,
  );
}

function listUnsafeMarkupOf({ tagName, properties }: Element): string[] {
  const unsafe: string[] = [];
  if (['script', 'object', 'base', 'meta', 'form'].includes(tagName)) unsafe.push(tagName);
  const { sandbox } = properties;
  const isIsolated = Array.isArray(sandbox) && ['', 'allow-scripts'].includes(sandbox.join(' '));
  if (tagName === 'iframe' && !isIsolated) unsafe.push('iframe without isolation');
  for (const [name, value] of Object.entries(properties)) {
    if (/^on/i.test(name)) unsafe.push(name);
    if (
      ['href', 'src', 'action'].includes(name) &&
      !/^(https:\/\/|\/(?!\/)|data:(image|application\/pdf))/.test(String(value))
    ) {
      unsafe.push(`${name}=${value}`);
    }
  }
  return unsafe;
}

/** Tags and attributes in rendered HTML that could run code or load a forbidden URL. */
function listUnsafeMarkup(html: string): string[] {
  const unsafe: string[] = [];
  visit(htmlParser.parse(html), 'element', (element) => {
    unsafe.push(...listUnsafeMarkupOf(element));
  });
  return unsafe;
}

beforeAll(async () => {
  // Renders every element once, so that the lazy components are loaded in the synchronous tests.
  const all = {
    type: 'group',
    content: elements.flatMap(({ examples }) => examples.map(({ value }) => value)),
  };
  const { prelude } = await prerender(<ScreenView document={all} />);
  await new Response(prelude).text();
});

describe('listUnsafeMarkup', () => {
  it.each([
    ['<script>alert(1)</script>', ['script']],
    ['<div onclick="alert(1)"></div>', ['onClick']],
    ['<a href="javascript:alert(1)">x</a>', ['href=javascript:alert(1)']],
    ['<img src="//example.com/a.png">', ['src=//example.com/a.png']],
    ['<iframe></iframe>', ['iframe without isolation']],
    ['<iframe sandbox="allow-same-origin"></iframe>', ['iframe without isolation']],
    ['<iframe sandbox=""></iframe><iframe sandbox="allow-scripts"></iframe>', []],
    ['<a href="/a">x</a><img src="https://example.com/a.png">', []],
  ])('finds in %s: %j', (html, expected) => {
    expect(listUnsafeMarkup(html)).toEqual(expected);
  });
});

describe('ScreenView', () => {
  it.each(
    elements.flatMap(({ name, examples }) =>
      examples.map((example) => [name, example.title, example] as const),
    ),
  )('%s renders its example "%s" without issues', (_name, _title, { value, data }) => {
    const html = render(value, data);
    expect(html).not.toContain('el-fault');
    expect(html.length).toBeGreaterThan(60);
    expect(listUnsafeMarkup(html)).toEqual([]);
  });

  it('renders the fallback of an unknown element, or a box with its text and children', () => {
    const unknown = {
      type: 'chart',
      title: 'Blood sugar',
      content: [{ type: 'caption', text: 'inside' }],
    };
    expect(render(unknown)).toMatch(/does not know &quot;chart&quot;.*Blood sugar.*inside/);
    expect(render({ ...unknown, fallback: { type: 'caption', text: 'instead' } })).toMatch(
      /instead/,
    );
    expect(render({ ...unknown, fallback: 'drop' })).not.toMatch(/chart|inside/);
  });

  it('renders a box with pointer and reason for an invalid element, and the rest of the screen', () => {
    const html = render({
      type: 'group',
      content: [{ type: 'button' }, { type: 'caption', text: 'below' }],
    });
    expect(html).toContain('/content/0');
    expect(html).toContain('The field &quot;label&quot; is missing');
    expect(html).toContain('below');
  });

  it('renders a box for a type that cannot be converted to a text', () => {
    const type: unknown = JSON.parse('{"toString":1,"valueOf":2}');
    const html = render({ type: 'group', content: [{ type }, { type: 'caption', text: 'below' }] });
    expect(html).toContain('{&quot;toString&quot;:1,&quot;valueOf&quot;:2}');
    expect(html).toContain('below');
  });

  it('ignores unknown fields', () => {
    expect(render({ type: 'caption', text: 'seen', newer: 1 })).toContain('seen');
    expect(render({ type: 'caption', text: 'seen', newer: 1 })).not.toContain('el-fault');
  });

  it('renders random trees, valid and invalid, without exceptions or unsafe markup', () => {
    let treesWithIssues = 0;
    const tree = fc.oneof(arbitraryElement(2), arbitraryInvalidElement(2));
    fc.assert(
      fc.property(tree, (document) => {
        const html = render(document, { item: { name: 'x' }, list: [1, {}, null] });
        if (html.includes('el-fault')) treesWithIssues++;
        expect(listUnsafeMarkup(html)).toEqual([]);
      }),
      { numRuns: 1000, endOnFailure: true },
    );
    expect(treesWithIssues).toBeGreaterThan(100);
    expect(treesWithIssues).toBeLessThan(900);
  }, 240_000);

  it('renders 200 levels, and a message if there are too many', () => {
    const nest = (levels: number): unknown =>
      levels === 0
        ? { type: 'caption', text: 'bottom' }
        : { type: 'group', content: [nest(levels - 1)] };
    expect(render(nest(200))).toContain('bottom');
    expect(render(nest(400))).toContain('More than');
  });

  it('renders 5,000 elements', () => {
    const content = Array.from({ length: 5000 }, (_, index) => ({
      type: 'card',
      content: [{ type: 'caption', text: `Entry ${index}` }],
    }));
    expect(render({ type: 'group', content })).toContain('Entry 4999');
  });
});

describe('validateElement', () => {
  it('returns no issues for random valid elements', () => {
    fc.assert(
      fc.property(arbitraryElement(2), (document) => {
        expect(validateElement(document)).toEqual([]);
      }),
      { numRuns: 200, endOnFailure: true },
    );
  }, 60_000);
});
