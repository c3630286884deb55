import { beforeAll, describe, expect, it } from 'vitest';
import { buildIndexFile, createEngine, type SearchEngine } from './engine';

const records = [
  { url: '/a', page: 'Quick start', heading: '', text: 'Get an access token and make a call' },
  { url: '/a#token', page: 'Quick start', heading: 'Get a token', text: 'POST /token' },
  { url: '/b', page: 'API security', heading: '', text: 'The token goes in the X-Token header' },
  { url: '/c', page: 'Statuses', heading: '', text: 'APPOINTMENT_SCHEDULED and NO_SHOW' },
];

let engine: SearchEngine;
beforeAll(async () => {
  engine = await createEngine(await buildIndexFile(records));
});
const urls = (query: string) => engine.find(query, 10).map(({ url }) => url);

describe('the search engine', () => {
  it('puts a match in a title or heading before one in the text', () => {
    expect(urls('security')[0]).toBe('/b');
    expect(urls('token')[0]).toBe('/a#token');
  });

  it('puts the place that has the whole query as its name first', async () => {
    const wordy = { url: '/d', page: 'PAY and PAY again', heading: '', text: 'PAY PAY PAY' };
    const row = { url: '/e#PAY', page: 'ChunkStatus', heading: 'PAY', text: '' };
    const both = await createEngine(await buildIndexFile([wordy, row]));
    expect(both.find('pay', 10)[0]?.url).toBe('/e#PAY');
  });

  it('finds words by their beginning', () => {
    expect(urls('secu')).toContain('/b');
  });

  it('finds values written in capitals', () => {
    expect(urls('appointment_scheduled')).toEqual(['/c']);
  });

  it('finds nothing for what is nowhere', () => {
    expect(urls('zebra')).toEqual([]);
    expect(urls('zzzzqqq')).toEqual([]);
  });

  it('gives no more than was asked for', () => {
    expect(engine.find('token', 1)).toHaveLength(1);
  });
});
