import { compile } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import { expect, it } from 'vitest';
import rehypeHeadingIds from './rehype-heading-ids.mjs';
import rehypeHeadingLinks from './rehype-heading-links.mjs';

/** Returns the contents of the headings. */
async function listHeadings(text: string): Promise<string[]> {
  const code = await compile(text, {
    jsx: true,
    elementAttributeNameCase: 'html',
    remarkPlugins: [remarkGfm],
    rehypePlugins: [rehypeHeadingIds, rehypeHeadingLinks],
  });
  const html = String(code).replace(/_components\.|\{"(.*?)"\}/g, '$1');
  return [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, content = '']) => content);
}

it('makes the text of a heading a link to it, so that both have the same name', async () => {
  expect(await listHeadings('## Send `status`\n')).toEqual([
    '<a class="heading-link" href="#send-status">Send <code>status</code></a>',
  ]);
});

it('leaves the numbers of footnotes outside of the link', async () => {
  const [limits = '', label = ''] = await listHeadings('## Limits[^1]\n\n[^1]: Note.\n');
  expect(limits).toMatch(/^<a class="heading-link" href="#limits">Limits<\/a><sup><a [^>]*>1<\/a>/);
  expect(label).toBe('Footnotes');
});

it('adds no link to a heading that contains one, or is a control', async () => {
  expect(await listHeadings('## See **[that](/that)**\n')).toEqual([
    'See <strong><a href="/that">that</a></strong>',
  ]);
  expect(await listHeadings('## Call <Operation id="a" />\n')).toEqual([
    'Call <Operation id="a" />',
  ]);
  expect(await listHeadings('<CollapsibleSection>\n## More\n</CollapsibleSection>\n')).toEqual([
    'More',
  ]);
});
