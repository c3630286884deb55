import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readOfflineMessage } from './offline-channel';
import { parseManifest } from './offline-manifest';
import { parseOfflineState } from './offline-state';

const portal = { build: 'b1', bytes: 5, keptAt: '2026-11-23T08:00:00.000Z' };

describe('parseOfflineState', () => {
  it('reads what was stored', () => {
    const state = { portal, incompleteBuild: 'b2' };
    expect(parseOfflineState(JSON.parse(JSON.stringify(state)))).toEqual(state);
  });

  it('leaves out what is not usable', () => {
    expect(parseOfflineState({ portal: { ...portal, bytes: '5' }, incompleteBuild: 7 })).toEqual(
      {},
    );
    expect(parseOfflineState(undefined)).toEqual({});
  });
});

describe('what other code sends or stores', () => {
  it('is read without an exception for any stored value', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        parseOfflineState(value);
        readOfflineMessage(value);
      }),
    );
  });

  it('rejects an incomplete message', () => {
    const progress = { type: 'progress', bytes: 1, totalBytes: 2 };
    expect(readOfflineMessage(progress)).toEqual(progress);
    expect(readOfflineMessage({ ...progress, bytes: null })).toBeUndefined();
    expect(readOfflineMessage({ type: 'interrupted', reason: 'weather' })).toBeUndefined();
  });

  it('rejects a manifest with an incomplete entry', () => {
    const manifest = { build: 'b1', transferBytes: 1, files: [{ url: '/', hash: 'a', bytes: 1 }] };
    expect(parseManifest(manifest)).toEqual(manifest);
    expect(() => parseManifest({ ...manifest, files: [{ url: '/' }] })).toThrow('damaged');
    expect(() => parseManifest('<!doctype html>')).toThrow('damaged');
  });
});
