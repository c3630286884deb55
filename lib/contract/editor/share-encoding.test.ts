import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeSharedText, encodeSharedText } from './share-encoding';
import { readSharedHash } from './share-hash';

describe('encodeSharedText and decodeSharedText', () => {
  it('round-trip any text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (text) => {
        const encoded = await encodeSharedText(text);
        expect(encoded).toMatch(/^[\w-]*$/);
        expect(await decodeSharedText(encoded)).toBe(text);
      }),
      { numRuns: 100 },
    );
  });
});

describe('decodeSharedText', () => {
  it.each(['', '!!!', 'AAAA', '%00', 'e30'])('returns undefined for %j', async (encoded) => {
    expect(await decodeSharedText(encoded)).toBeUndefined();
  });

  it('rejects a short text that decompresses to a very long one', async () => {
    const bomb = deflateRawSync(Buffer.alloc(5_000_000, 'a')).toString('base64url');
    expect(await decodeSharedText(bomb)).toBeUndefined();
  });
});

describe('readSharedHash', () => {
  it('returns the text for the named playground only', () => {
    expect(readSharedHash('#button=abc', 'button')).toBe('abc');
    expect(readSharedHash('#button=abc', 'card')).toBeUndefined();
  });
});
