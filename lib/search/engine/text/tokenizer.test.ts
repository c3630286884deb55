import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText, foldUrlPath, listWords, tokenize } from './tokenizer';

const listParts = (text: string) =>
  tokenize(text).map((compound) => compound.parts.map((part) => part.text));
const listJoined = (text: string) => tokenize(text).map((compound) => compound.joined);

describe('tokenize', () => {
  it.each([
    ['check-home-distance', ['check', 'home', 'distance'], 'checkhomedistance'],
    ['PAY_UNDER_INSURER', ['pay', 'under', 'insurer'], 'payunderinsurer'],
    ['policyNumberRegEx', ['policy', 'number', 'reg', 'ex'], 'policynumberregex'],
    ['f2fBufferMinutes', ['f2f', 'buffer', 'minutes'], 'f2fbufferminutes'],
    ['X-Token', ['x', 'token'], 'xtoken'],
    ['forceMFACreation', ['force', 'mfa', 'creation'], 'forcemfacreation'],
  ])('splits %s into its parts and joins them', (identifier, expectedParts, joined) => {
    expect(listParts(identifier)).toEqual([expectedParts]);
    expect(listJoined(identifier)).toEqual([joined]);
  });

  it('leaves out the s of a possessive', () => {
    expect(listWords("What's new in a doctor’s app")).toEqual([
      'what',
      'new',
      'in',
      'a',
      'doctor',
      'app',
    ]);
  });

  it('reads an acronym with a plural s as one word', () => {
    expect(listParts('many IDs and PDFs')).toEqual([['many'], ['ids'], ['and'], ['pdfs']]);
  });

  it('normalizes a path with parameters', () => {
    expect(tokenize('GET /appointments/{id}/messages')[1]).toMatchObject({
      path: '/appointments/{}/messages',
    });
  });

  it('removes diacritics', () => {
    expect(listParts('São Tomé')).toEqual([['sao'], ['tome']]);
    expect(listParts('Straße Łódź Ærø œuvre')).toEqual([
      ['strasse'],
      ['lodz'],
      ['aero'],
      ['oeuvre'],
    ]);
  });

  it('returns parts with ordered, non-overlapping offsets for any text', () => {
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

describe('foldUrlPath', () => {
  it.each([
    ['/appointments/{appointmentId}', '/appointments/{}'],
    ['/appointments/70412?full=true', '/appointments/{}'],
    ['/api/v2/Policies/4711/overrides/', '/policies/{}/overrides'],
    ['/', ''],
  ])('turns %s into %s', (path, expected) => {
    expect(foldUrlPath(path)).toBe(expected);
  });
});
