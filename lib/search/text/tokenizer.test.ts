import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText, foldUrlPath, tokenize } from './tokenizer';

const parts = (text: string) => tokenize(text).map((compound) => compound.parts.map((p) => p.text));
const wholes = (text: string) => tokenize(text).map((compound) => compound.joined);

describe('tokenise', () => {
  it.each([
    ['check-home-distance', ['check', 'home', 'distance'], 'checkhomedistance'],
    ['PAY_UNDER_INSURER', ['pay', 'under', 'insurer'], 'payunderinsurer'],
    ['policyNumberRegEx', ['policy', 'number', 'reg', 'ex'], 'policynumberregex'],
    ['f2fBufferMinutes', ['f2f', 'buffer', 'minutes'], 'f2fbufferminutes'],
    ['X-Token', ['x', 'token'], 'xtoken'],
    ['forceMFACreation', ['force', 'mfa', 'creation'], 'forcemfacreation'],
  ])('knows %s whole and by its parts', (identifier, expected, whole) => {
    expect(parts(identifier)).toEqual([expected]);
    expect(wholes(identifier)).toEqual([whole]);
  });

  it('knows capitals with a plural s as one word', () => {
    expect(parts('many IDs and PDFs')).toEqual([['many'], ['ids'], ['and'], ['pdfs']]);
  });

  it('knows a path without what changes from call to call', () => {
    expect(tokenize('GET /appointments/{id}/messages')[1]).toMatchObject({
      path: '/appointments/{}/messages',
    });
  });

  it('finds words without their accents', () => {
    expect(parts('São Tomé')).toEqual([['sao'], ['tome']]);
  });

  it('gives each part its own place in any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        let end = 0;
        for (const part of tokenize(text).flatMap((compound) => compound.parts)) {
          expect(part.start).toBeGreaterThanOrEqual(end);
          expect(foldText(text.slice(part.start, part.end))).toBe(part.text);
          end = part.end;
        }
      }),
    );
  });
});

describe('foldPath', () => {
  it.each([
    ['/appointments/{appointmentId}', '/appointments/{}'],
    ['/appointments/70412?full=true', '/appointments/{}'],
    ['/api/v2/Policies/4711/overrides/', '/policies/{}/overrides'],
    ['/', ''],
  ])('%s is %s', (path, expected) => {
    expect(foldUrlPath(path)).toBe(expected);
  });
});
