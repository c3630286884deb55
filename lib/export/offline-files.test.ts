import { describe, expect, it } from 'vitest';
import { offlineUrl } from './offline-files';

const payloadUrls = new Map([['/docs/x.txt', '/docs/x.txt?build=b1']]);

describe('offlineUrl', () => {
  it.each([
    ['index.html', '/'],
    ['docs.html', '/docs'],
    ['docs/x.html', '/docs/x'],
    ['docs/x.md', '/docs/x.md'],
    ['docs/x.txt', '/docs/x.txt?build=b1'],
    ['llms.txt', '/llms.txt'],
    ['_next/static/chunks/a.js', '/_next/static/chunks/a.js'],
    ['console/doctor-api.json', '/console/doctor-api.json'],
    ['page-data/b1/sidebars/current.json', '/page-data/b1/sidebars/current.json'],
  ])('%s has the URL %s', (file, url) => {
    expect(offlineUrl(file, payloadUrls)).toBe(url);
  });

  it.each([
    'docs/__next._tree.txt',
    'page-data/b1/index.json',
    'page-data/b1/docs/x.json',
    'search.txt',
    'openapi/operations/createToken.json',
    '.well-known/api-catalog',
    '404.html',
    '_headers',
    'docs.html.br',
    'service-worker.js',
    '_next/static/chunks/a.js.map',
  ])('%s is not needed', (file) => {
    expect(offlineUrl(file, payloadUrls)).toBeUndefined();
  });
});
