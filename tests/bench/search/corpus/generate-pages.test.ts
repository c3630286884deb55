import { describe, expect, it } from 'vitest';
import { parseHtml } from '../../../../lib/kit/html/parse-html';
import { buildRecords } from '../../../../lib/search/site/search-records';
import type { SiteRecord } from '../../../../lib/search/site/search-types';
import { generatePages } from './generate-pages';

const createRecord = (name: string, text: string): SiteRecord => ({
  url: `/docs/${name}`,
  kind: 'section',
  context: 'guides',
  trail: [],
  name,
  identifiers: [],
  keywords: '',
  contents: '',
  text,
});
const site = [
  createRecord('Errors', 'the doctor answers the patient and the policy'),
  createRecord('Limits', 'the insurer limits the visits'),
];

describe('generatePages', () => {
  it('returns the same pages in every run', () => {
    expect([...generatePages(site, 20)]).toEqual([...generatePages(site, 20)]);
  });

  it('returns pages whose sections and rows become records with unique URLs', () => {
    const records = [...generatePages(site, 50)].flatMap(({ html, path }) =>
      buildRecords(parseHtml(html), path),
    );
    const count = (kind: string) => records.filter((found) => found.kind === kind).length;
    expect(count('section')).toBeGreaterThanOrEqual(4 * 50);
    expect(count('field')).toBeGreaterThan(50);
    expect(new Set(records.map(({ url }) => url)).size).toBe(records.length);
  });
});
