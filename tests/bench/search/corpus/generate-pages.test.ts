import { describe, expect, it } from 'vitest';
import { buildRecords, type SearchRecord } from '../../../../lib/search/index/search-records';
import { generatePages } from './generate-pages';

const record = (name: string, text: string): SearchRecord => ({
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
  record('Errors', 'the doctor answers the patient and the policy'),
  record('Limits', 'the insurer limits the visits'),
];

describe('generated pages', () => {
  it('are the same in every run', () => {
    expect([...generatePages(site, 20)]).toEqual([...generatePages(site, 20)]);
  });

  it('have a record for each page, each section and each row, at an address of its own', () => {
    const records = [...generatePages(site, 50)].flatMap(({ html, path }) =>
      buildRecords(html, path),
    );
    const count = (kind: string) => records.filter((found) => found.kind === kind).length;
    expect(count('section')).toBeGreaterThanOrEqual(4 * 50);
    expect(count('field')).toBeGreaterThan(50);
    expect(new Set(records.map(({ url }) => url)).size).toBe(records.length);
  });
});
