import { describe, expect, it } from 'vitest';
import { parseDoc } from './front-matter';

const description = 'A sentence of at least fifty characters about what the page is for.';

describe('parseDoc', () => {
  it('splits front matter and body', () => {
    const { frontMatter, body } = parseDoc(
      `---\ntitle: T\ndescription: ${description}\n---\n\nText`,
      'a.mdx',
    );
    expect(frontMatter).toMatchObject({ title: 'T', unlisted: false, hideToc: false });
    expect(body.trim()).toBe('Text');
  });

  it('reports an unknown key and a missing one with their lines in the file', () => {
    const { diagnostics } = parseDoc(`---\ntitle: T\ndescripton: ${description}\n---\n`, 'a.mdx');
    expect(diagnostics).toContainEqual(
      expect.objectContaining({
        file: 'a.mdx',
        line: 3,
        column: 1,
        message: 'Unknown key "descripton"',
      }),
    );
    expect(diagnostics.some(({ message }) => message.includes('"description"'))).toBe(true);
  });

  it('reports a description that is too short', () => {
    const { diagnostics } = parseDoc('---\ntitle: T\ndescription: Short\n---\n', 'a.mdx');
    expect(diagnostics[0]).toMatchObject({
      line: 3,
      found: '"Short"',
      expected: 'at least 50 characters',
    });
  });

  it('reports a file without front matter', () => {
    expect(parseDoc('# Hello', 'a.mdx').diagnostics[0]).toMatchObject({
      line: 1,
      found: '# Hello',
    });
  });
});
