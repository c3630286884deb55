import { describe, expect, it } from 'vitest';
import { isVersioned } from './versioned-files';

describe('isVersioned', () => {
  it.each([
    ['/hub/_next/static/chunks/a.js', true],
    ['/hub/scripts/controls.30aadcd4.js', true],
    ['https://docs.example.com/hub/styles/alert.c444ac15.css', true],
    ['/hub/search-data/index-core-6024.json', true],
    ['/hub/docs/x.txt?build=b1', true],
    ['/hub/page-data/b1/docs/x.json', true],
    ['/hub/page-data/b1/sidebars/current.json', true],
    ['/hub/search-data/manifest.json', false],
    ['/_next/static/chunks/a.js', false],
    ['/hub/docs/x', false],
  ])('%s: %s', (url, expected) => {
    expect(isVersioned(url, '/hub/')).toBe(expected);
  });
});
