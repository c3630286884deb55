import { compile } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import { expect, it } from 'vitest';
import rehypeCellLabels from './rehype-cell-labels.mjs';

const listLabels = async (text: string): Promise<string[]> => {
  const code = await compile(text, {
    jsx: true,
    remarkPlugins: [remarkGfm],
    rehypePlugins: [rehypeCellLabels],
  });
  return [...String(code).matchAll(/data-column="([^"]*)"/g)].flatMap(([, label]) => label ?? []);
};

it('names the columns of all cells but the first, also if the name has markup', async () => {
  const table =
    '| Question | `Webhooks` | Polling |\n| --- | --- | --- |\n| When | Now | Later |\n';
  expect(await listLabels(table)).toEqual(['Webhooks', 'Polling']);
});

it('names nothing in tables with two columns', async () => {
  expect(await listLabels('| A | B |\n| --- | --- |\n| 1 | 2 |\n')).toEqual([]);
});
