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
});
