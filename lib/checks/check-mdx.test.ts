import { describe, expect, it } from 'vitest';
import { checkMdxSource } from './check-mdx';

const head = `---\ntitle: T\ndescription: A sentence of at least fifty characters about what the page is for.\n---\n\n`;
const known = {
  operation: { attribute: 'id', components: ['Operation'], names: ['createToken'] },
  element: { attribute: 'name', components: ['ElementFields'], names: ['button'] },
};
const check = (body: string) => checkMdxSource(head + body, 'content/docs/a.mdx', known);

describe('checkMdxSource', () => {
  it('accepts valid components', () => {
    const body = '## A\n\n<Note title="x">\n\nText\n\n</Note>\n\n<Operation id="createToken" />\n';
    expect(check(body)).toEqual([]);
  });

  it('reports an unknown component with its position', () => {
    expect(check('Text\n\n<Nope />\n')).toMatchObject([
      {
        file: 'content/docs/a.mdx',
        line: 8,
        column: 1,
        message: 'Unknown component',
        found: '<Nope>',
      },
    ]);
  });

  it('reports unknown and missing attributes', () => {
    const diagnostics = check('<Card titel="x" href="/docs">y</Card>\n');
    expect(diagnostics.map(({ message, found }) => [message, found])).toEqual([
      ['Unknown attribute of <Card>', 'titel'],
      ['<Card> requires the attribute "title"', 'titel, href'],
    ]);
  });

  it('reports unknown icons, operations and elements', () => {
    const body =
      '<Card title="x" href="/docs" icon="sparkle">y</Card>\n\n<Operation id="nope" />\n\n<ElementFields name="buton" />\n';
    expect(check(body).map(({ message }) => message)).toEqual([
      'Unknown icon',
      'Unknown operation',
      'Unknown element',
    ]);
  });

  it('reports a syntax error with its line', () => {
    expect(check('Fine\n\nBroken <b text\n')).toMatchObject([
      { severity: 'error', line: 8, found: 'Broken <b text', expected: 'valid MDX' },
    ]);
  });

  it('reports problems of the front matter and of the body at once', () => {
    const diagnostics = checkMdxSource('---\ntitel: x\n---\n\n<Nope />\n', 'a.mdx');
    expect(diagnostics.map(({ message }) => message)).toEqual(
      expect.arrayContaining(['Unknown key "titel"', 'Unknown component']),
    );
  });
});
