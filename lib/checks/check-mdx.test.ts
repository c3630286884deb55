import { describe, expect, it } from 'vitest';
import { checkMdxSource } from './check-mdx';

const head = `---\ntitle: T\ndescription: A sentence of at least fifty characters about what the page is for.\n---\n\n`;
const known = {
  operation: { attribute: 'id', components: ['Operation'], names: ['createToken'] },
  element: { attribute: 'name', components: ['ElementFields'], names: ['button'] },
};
const check = (body: string) => checkMdxSource(head + body, 'content/docs/a.mdx', known);

describe('checkMdxSource', () => {
  it('finds nothing wrong with what authors may write', () => {
    const body = '## A\n\n<Note title="x">\n\nText\n\n</Note>\n\n<Operation id="createToken" />\n';
    expect(check(body)).toEqual([]);
  });

  it('tells an unknown component with its place', () => {
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

  it('tells unknown and missing attributes', () => {
    const faults = check('<Card titel="x" href="/docs">y</Card>\n');
    expect(faults.map(({ message, found }) => [message, found])).toEqual([
      ['Unknown attribute of <Card>', 'titel'],
      ['<Card> needs the attribute "title"', 'titel, href'],
    ]);
  });

  it('tells unknown icons, operations and elements', () => {
    const body =
      '<Card title="x" href="/docs" icon="sparkle">y</Card>\n\n<Operation id="nope" />\n\n<ElementFields name="buton" />\n';
    expect(check(body).map(({ message }) => message)).toEqual([
      'Unknown icon',
      'Unknown operation',
      'Unknown element',
    ]);
  });

  it('tells broken syntax with line, column and the line itself', () => {
    expect(check('Fine\n\nBroken <b text\n')).toMatchObject([
      { severity: 'error', line: 8, found: 'Broken <b text', expected: 'valid MDX' },
    ]);
  });

  it('tells faults of the front matter and of the body in one run', () => {
    const faults = checkMdxSource('---\ntitel: x\n---\n\n<Nope />\n', 'a.mdx');
    expect(faults.map(({ message }) => message)).toEqual(
      expect.arrayContaining(['Unknown key "titel"', 'Unknown component']),
    );
  });
});
