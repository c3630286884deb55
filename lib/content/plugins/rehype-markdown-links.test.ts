import { compile } from '@mdx-js/mdx';
import { describe, expect, it } from 'vitest';
import { projectPath } from '../../kit/files/project-files';
import { contentAreas } from '../mdx-options.mjs';
import rehypeMarkdownLinks from './rehype-markdown-links.mjs';

/** Compiles MDX and returns the `href` of every link. */
async function compileLinks(text: string): Promise<string[]> {
  const path = projectPath('content/docs/doctor-app/made-up.mdx');
  const code = await compile(
    { value: text, path },
    { jsx: true, rehypePlugins: [[rehypeMarkdownLinks, { areas: contentAreas }]] },
  );
  return [...String(code).matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);
}

describe('rehypeMarkdownLinks', () => {
  it.each([
    ['[x](./quick-start.mdx)', '/docs/doctor-app/quick-start'],
    ['[x](quick-start.mdx#tokens)', '/docs/doctor-app/quick-start#tokens'],
    ['[x](./elements/button.mdx)', '/docs/doctor-app/elements/button'],
    ['[x](../../api/errors.mdx)', '/api/errors'],
    ['[x][y]\n\n[y]: ./quick-start.mdx', '/docs/doctor-app/quick-start'],
    ['<Card title="x" href="./quick-start.mdx">y</Card>', '/docs/doctor-app/quick-start'],
    ['Text <a href="./quick-start.mdx">y</a>', '/docs/doctor-app/quick-start'],
  ])('resolves %s to %s', async (text, path) => {
    expect(await compileLinks(text)).toEqual([path]);
  });

  it.each(['./no-such-file.mdx', './quick-start', '/docs', '#part', 'https://example.com/a.md'])(
    'does not change %s',
    async (href) => {
      expect(await compileLinks(`[x](${href})`)).toEqual([href]);
    },
  );

  it('does not change attributes that are not text', async () => {
    expect(await compileLinks('<Card href={1} other="./quick-start.mdx" />')).toEqual([]);
  });
});
