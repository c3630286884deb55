import { expect, it } from 'vitest';
import type { StoredFields } from '../index/index-format';
import { createReranker } from './rerank';

const records: Record<number, StoredFields> = {
  1: ['/override', 'Create an override', [], 'For a policy.', '', ''],
  2: ['/visit', 'Status', [], 'The coverage of a visit, and its limits.', '', ''],
  3: ['/guide#webhooks', 'Webhooks', [], 'They have a page.', '', ''],
  4: ['/web-hooks', 'Webhooks', [], 'Requests to your server.', '', ''],
};
const pages = [1, 2, 4];
const rerank = createReranker(
  async (id) => records[id] ?? ['', '', [], '', '', ''],
  (id) => pages.includes(id),
);
const ranked = [
  { id: 1, score: 10 },
  { id: 2, score: 8 },
];
const listIds = async (bestBets: number[]) => {
  const hasMatch = (text: string) => text.includes('coverage');
  const reranked = await rerank('limits of coverage', ranked, new Set(bestBets), hasMatch);
  return reranked.map(({ id }) => id);
};

it('puts the records that show a word of the query before those that show none', async () => {
  expect(await listIds([])).toEqual([2, 1]);
});

it('keeps a record first that bestBets the whole query', async () => {
  expect(await listIds([1])).toEqual([1, 2]);
});

it('puts a page before a better section that has the name of the page', async () => {
  const sections = [
    { id: 3, score: 9 },
    { id: 4, score: 8 },
  ];
  const reranked = await rerank('webhook', sections, new Set(), () => true);
  expect(reranked.map(({ id }) => id)).toEqual([4, 3]);
});
