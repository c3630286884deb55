import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { cached, cachedBy } from './cached';
import { changeFile } from './change-file';
import { isFile, readText, switchProject } from './project-files';

describe('cached', () => {
  it('loads once', () => {
    let loads = 0;
    const get = cached([], () => ++loads);
    expect([get(), get(), loads]).toEqual([1, 1, 1]);
  });

  it('also caches undefined', () => {
    let loads = 0;
    const get = cached([], () => {
      loads++;
      return undefined;
    });
    get();
    get();
    expect(loads).toBe(1);
  });

  it('loads again after a failure', () => {
    let loads = 0;
    const get = cached([], () => {
      loads++;
      if (loads === 1) throw new Error('not yet');
      return loads;
    });
    expect(get).toThrow('not yet');
    expect(get()).toBe(2);
  });
});

describe('cachedBy', () => {
  it('loads once for each key', () => {
    const loaded: string[] = [];
    const get = cachedBy([], (key: string) => {
      loaded.push(key);
      return key.length;
    });
    expect([get('a'), get('bb'), get('a')]).toEqual([1, 2, 1]);
    expect(loaded).toEqual(['a', 'bb']);
  });

  it('accepts inputs that depend on the key', () => {
    const loaded: string[] = [];
    const get = cachedBy(
      (key: string) => [key],
      (key) => loaded.push(key),
    );
    expect([get('a'), get('b'), get('a')]).toEqual([1, 2, 1]);
  });
});

describe('another project', () => {
  it('has caches of its own, which expire when a file changes', () => {
    const folder = mkdtempSync(join(tmpdir(), 'cached-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const loaded: string[] = [];
    const get = cached(['a.txt'], () => {
      const text = isFile('a.txt') ? readText('a.txt') : 'nothing';
      loaded.push(text);
      return text;
    });
    get();
    const switchBack = switchProject(folder);
    onTestFinished(switchBack);
    changeFile('a.txt', 'one');
    expect([get(), get()]).toEqual(['one', 'one']);
    changeFile('a.txt', 'two');
    expect(get()).toBe('two');
    switchBack();
    expect(get()).toBe('nothing');
    expect(loaded).toEqual(['nothing', 'one', 'two']);
  });
});
