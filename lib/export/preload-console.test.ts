import { describe, expect, it } from 'vitest';
import { addPreloads, findConsoleChunks } from './preload-console';

const code =
  'e.v(t=>Promise.all(["static/chunks/a.js"].map(t=>e.l(t))).then(()=>t(1)));' +
  'e.v(t=>Promise.all(["static/chunks/b.js","static/chunks/b.css"].map(t=>e.l(t))).then(()=>t(2)))';
const files = new Map([
  ['static/chunks/a.js', 'other'],
  ['static/chunks/b.js', 'the console'],
]);
const read = (path: string) => files.get(path) ?? '';

describe('findConsoleChunks', () => {
  it('finds the chunks of the import whose code has the text', () => {
    expect(findConsoleChunks(['', code], read, 'console')).toEqual([
      'static/chunks/b.js',
      'static/chunks/b.css',
    ]);
  });

  it('throws if there is no such import, or more than one', () => {
    expect(() => findConsoleChunks([code], read, 'missing')).toThrow('found 0 dynamic imports');
    expect(() => findConsoleChunks([code, code], read, 'console')).toThrow('found 2');
  });
});

describe('addPreloads', () => {
  it('adds a template and the script after the charset', () => {
    const html = '<html><head><meta charSet="utf-8"/><title>x</title></head></html>';
    expect(addPreloads(html, [{ href: '/a.json', as: 'fetch' }], 'run()')).toBe(
      '<html><head><meta charSet="utf-8"/><template id="console-preloads">' +
        '<link rel="preload" fetchpriority="low" as="fetch" href="/a.json" crossorigin="anonymous">' +
        '</template><script>run()</script><title>x</title></head></html>',
    );
  });

  it('throws if the page has no charset', () => {
    expect(() => addPreloads('<html></html>', [], '')).toThrow('expected one');
  });
});
