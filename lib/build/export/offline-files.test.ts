import { describe, expect, it } from 'vitest';
import { offlineUrl } from './offline-files';

describe('offlineUrl', () => {
  it.each([
    ['index.html', '/'],
    ['docs.html', '/docs'],
    ['docs/x.html', '/docs/x'],
    ['docs/x.md', '/docs/x.md'],
    ['llms.txt', '/llms.txt'],
    ['islands/tabs.1a.json', '/islands/tabs.1a.json'],
    ['console/doctor-api.json', '/console/doctor-api.json'],
    ['page-data/b1/sidebars/current.json', '/page-data/b1/sidebars/current.json'],
  ])('%s has the URL %s', (file, url) => {
    expect(offlineUrl(file)).toBe(url);
  });

  it.each([
    'page-data/b1/index.json',
    'page-data/b1/docs/x.json',
    'openapi/operations/createToken.json',
    '.well-known/api-catalog',
    '404.html',
    '_headers',
    'docs.html.br',
    'service-worker.js',
    '_next/static/chunks/a.js.map',
  ])('%s is not needed', (file) => {
    expect(offlineUrl(file)).toBeUndefined();
  });
});
