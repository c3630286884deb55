import { describe, expect, it } from 'vitest';
import { createMapSource, createPortalFiles } from '../../../tests/support/mcp/test-portal';
import { createPortalSite } from './portal-site';

describe('createPortalSite', () => {
  it('continues to search after a new build has replaced the index', async () => {
    const files = await createPortalFiles();
    const site = createPortalSite(createMapSource(files));
    expect((await site.search({ query: 'visit', limit: 1 })).total).toBe(1);
    for (const path of files.keys()) {
      if (path.startsWith('/search-data/')) files.delete(path);
    }
    for (const [path, text] of await createPortalFiles({ indexName: 'b' })) files.set(path, text);
    expect((await site.search({ query: 'call', limit: 1 })).total).toBe(2);
  });

  it('reads the index once for searches that start at the same time', async () => {
    const files = await createPortalFiles();
    const reads: string[] = [];
    const source = createMapSource(files);
    const site = createPortalSite({
      ...source,
      read: (path) => {
        reads.push(path);
        return source.read(path);
      },
    });
    const search = () => site.search({ query: 'visit', limit: 1 });
    const results = await Promise.all([search(), search()]);
    expect(results.map(({ total }) => total)).toEqual([1, 1]);
    expect(reads.filter((path) => path.includes('/index-core-'))).toHaveLength(1);
  });

  it('reads the index again if that failed in an earlier search', async () => {
    const files = await createPortalFiles();
    const source = createMapSource(files);
    let isOffline = true;
    const site = createPortalSite({
      ...source,
      read: async (path) => {
        if (isOffline && path.includes('/index-core-')) throw new Error('offline');
        return source.read(path);
      },
    });
    const search = () => site.search({ query: 'visit', limit: 1 });
    await expect(Promise.all([search(), search()])).rejects.toThrow('offline');
    isOffline = false;
    expect((await search()).total).toBe(1);
  });

  it('reads again what is older than a minute', async () => {
    const files = await createPortalFiles();
    let time = 0;
    const site = createPortalSite(createMapSource(files), { now: () => time, maxAgeMs: 60_000 });
    await site.getPageIndex();
    files.set('/llms.txt', files.get('/llms.txt')?.replace('# Test portal', '# New portal') ?? '');
    time = 59_999;
    expect((await site.getPageIndex()).title).toBe('Test portal');
    time = 60_000;
    expect((await site.getPageIndex()).title).toBe('New portal');
  });

  it.each([
    ['/llms.txt', '<!doctype html>', /llms.txt has another format/],
    ['/llms.txt', undefined, /has no \/llms.txt/],
    ['/openapi/doctor-api.json', '{', /is not JSON/],
    ['/openapi/doctor-api.json', '{"openapi":"4.0.0"}', /openapi: .*same version/],
    ['/search-data/manifest.json', '{}', /search index .* another format/],
  ])('explains a site with another %s', async (path, text, message) => {
    const files = await createPortalFiles();
    if (text === undefined) files.delete(path);
    else files.set(path, text);
    const site = createPortalSite(createMapSource(files));
    const read = async () => {
      await site.getPageIndex();
      await site.getDocument();
      await site.search({ query: 'visit', limit: 1 });
    };
    await expect(read()).rejects.toThrow(message);
  });
});
