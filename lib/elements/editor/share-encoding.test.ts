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
        expect(await decodeSharedText(encoded)).toEqual({ text });
      }),
      { numRuns: 100 },
    );
  });
});

describe('decodeSharedText', () => {
  it.each(['', '!!!', 'AAAA', '%00', 'e30'])('reports that %j is damaged', async (encoded) => {
    expect(await decodeSharedText(encoded)).toEqual({
      problem: 'The link is incomplete or damaged.',
    });
  });

  it.each([
    ['decompresses to 50 MB', Buffer.alloc(50_000_000, 'a'), 'too long'],
    ['is longer than the editor takes', 'a'.repeat(200_001), 'longer than 200,000 characters'],
    ['is nested too deeply', '['.repeat(90_000), 'deeper than 400 levels'],
  ])('reports that a text %s', async (_, text, problem) => {
    const encoded = deflateRawSync(Buffer.from(text)).toString('base64url');
    expect(await decodeSharedText(encoded)).toEqual({ problem: expect.stringContaining(problem) });
  });

  it('reads a long text that cannot be compressed', async () => {
    const text = Array.from({ length: 100_000 }, (_, index) =>
      String.fromCharCode(33 + ((index * 7919) % 90)),
    ).join('');
    expect(await decodeSharedText(await encodeSharedText(text))).toEqual({ text });
  });
});

describe('readSharedHash', () => {
  it('returns the text for the named playground only', () => {
    expect(readSharedHash('#button=abc', 'button')).toBe('abc');
    expect(readSharedHash('#button=abc', 'card')).toBeUndefined();
  });
});
