import { describe, expect, it } from 'vitest';
import { requestDescription as description } from '../../tests/support/request-description';
import { checkParameters, createBodyChecker } from './check-draft';
import { createDraft } from './request-draft';

const check = (parameters: Record<string, string>) =>
  checkParameters(description, { ...createDraft(description), parameters });
const checkBody = createBodyChecker(description);
const listProblems = (body: unknown) =>
  checkBody(JSON.stringify(body)).map(({ pointer, message }) => `${pointer} ${message}`);

describe('checkParameters', () => {
  it('finds nothing in valid values', () => {
    expect(check({ 'path.id': '7', 'query.ids': '1,2', 'query.language': 'DE' })).toEqual([]);
  });

  it('blocks a request without its path parameter, and one that would have another path', () => {
    expect(check({})).toEqual([{ target: 'path.id', message: 'Enter id.', isBlocking: true }]);
    for (const value of ['.', '..', '%2e', ' .. ']) {
      expect(check({ 'path.id': value })[0]?.isBlocking).toBe(true);
    }
  });

  it.each([
    ['path.id', '7.5', 'Expected a whole number, found “7.5”.'],
    ['query.ids', '1,x', 'Expected a whole number, found “x”.'],
    ['query.language', 'FR', 'Expected one of EN, DE, found “FR”.'],
  ])('says what is wrong with %s, but lets the server decide', (target, value, message) => {
    expect(check({ 'path.id': '7', [target]: value })).toEqual([
      { target, message, isBlocking: false },
    ]);
  });
});

describe('createBodyChecker', () => {
  it('finds nothing in a valid body', () => {
    expect(listProblems({ fee: 1, language: 'EN', patients: [{ name: 'A' }], keys: {} })).toEqual(
      [],
    );
  });

  it('reports each problem where it is', () => {
    expect(listProblems({ fee: -1, language: 'FR', patients: [{ name: 1 }] })).toEqual([
      '/fee -1 is less than 0.',
      '/language Expected one of EN, DE.',
      '/patients/0/name The value type "number" is invalid. Expected "string".',
    ]);
    expect(listProblems({})[0]).toContain('does not have required property "fee"');
  });

  it('reports a syntax error, and a missing body', () => {
    expect(checkBody('{"fee": ')[0]?.message).toMatch(/^This isn’t valid JSON yet\./);
    expect(checkBody(' ')[0]?.message).toBe('Enter a body.');
  });
});
