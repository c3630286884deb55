import { compile } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import { describe, expect, it } from 'vitest';
import { findHeadingPosition } from '../headings';
import { parseMdxSource } from '../mdx';
import { mdxOptions } from '../mdx-options.mjs';
import rehypeExportHeadings from './rehype-export-headings.mjs';
import rehypeHeadingIds from './rehype-heading-ids.mjs';

async function readHeadings(text: string): Promise<{ ids: string[]; entries: string[] }> {
  const code = String(
    await compile(text, {
      jsx: true,
      remarkPlugins: [remarkGfm],
      remarkRehypeOptions: mdxOptions.remarkRehypeOptions,
      rehypePlugins: [rehypeHeadingIds, rehypeExportHeadings],
    }),
  );
  const exported = code.slice(code.indexOf('export const headings'), code.indexOf('];') + 2);
  return {
    ids: [...code.matchAll(/<_components\.h\d[^>]* id="([^"]*)"/g)].map(([, id = '']) => id),
    entries: [...exported.matchAll(/"?text"?: "([^"]*)"/g)].map(([, entry = '']) => entry),
  };
}

describe('the id and the entry of a heading', () => {
  it.each([
    ['## Send `status`', 'send-status', 'Send `status`'.replaceAll('`', '')],
    ['## 🎉', 'section', '🎉'],
    ['## ::', 'section', '::'],
    ['## — …', 'section', '— …'],
    ['## ![A chart](/images/x.png)', 'a-chart', 'A chart'],
    ['## The ![logo](/images/x.png) here', 'the-logo-here', 'The logo here'],
    ['## Limits[^1]\n\n[^1]: Note.', 'limits', 'Limits'],
    ['## Limits[^1] of *calls*[^1]\n\n[^1]: Note.', 'limits-of-calls', 'Limits of calls'],
    ['## Caf\u00e9', 'caf\u00e9', 'Caf\u00e9'],
    ['## Cafe\u0301', 'caf\u00e9', 'Cafe\u0301'],
    ['## й и\u0306', 'й-й', 'й и\u0306'],
    ['## 概要', '概要', '概要'],
  ])('%s', async (text, id, entry) => {
    const { ids, entries } = await readHeadings(text);
    expect(ids[0]).toBe(id);
    // Headings that only screen readers read, such as that of the footnotes, have none.
    expect(entries).toEqual([entry]);
    expect(findHeadingPosition(parseMdxSource(text), id)).toEqual({ line: 1, column: 1 });
  });

  it('differ within a page', async () => {
    const { ids } = await readHeadings(
      '## 🎉\n\n## ::\n\n## Section\n\n## Caf\u00e9\n\n## Cafe\u0301',
    );
    expect(ids).toEqual(['section', 'section-1', 'section-2', 'caf\u00e9', 'caf\u00e9-1']);
  });
});
