import { describe, expect, it } from 'vitest';
import { requestDescription as description } from '../../../tests/support/request-description';
import { checkParameters, createBodyChecker } from './check-draft';
import { createDraft } from './request-draft';

const check = (parameters: Record<string, string>) =>
  checkParameters(description, { ...createDraft(description), parameters });
const checkBody = createBodyChecker(description);
const listProblems = (body: unknown) =>
  checkBody(JSON.stringify(body)).map(({ at, message }) => `${at} ${message}`);

describe('checkParameters', () => {
  it('finds nothing in valid values', () => {
    expect(check({ 'path.id': '7', 'query.ids': '1,2', 'query.language': 'DE' })).toEqual([]);
  });

  it('blocks a request without its path parameter, and one that would have another path', () => {
    expect(check({})).toEqual([{ at: 'path.id', message: 'Enter id.', isBlocking: true }]);
    for (const value of ['.', '..', '%2e', ' .. ']) {
      expect(check({ 'path.id': value })[0]?.isBlocking).toBe(true);
    }
  });

  it.each([
    ['path.id', '7.5', '“7.5” must be a whole number.'],
    ['query.ids', '1,x', '“x” must be a whole number.'],
    ['query.language', 'FR', '“FR” must be one of EN, DE.'],
  ])('says what is wrong with %s, but lets the server decide', (at, value, message) => {
    expect(check({ 'path.id': '7', [at]: value })).toEqual([{ at, message }]);
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
      '/fee Must be at least 0.',
      '/language Must be one of EN, DE.',
      '/patients/0/name Must be a text.',
    ]);
    expect(listProblems({})[0]).toBe(' fee is required.');
  });

  it('reports a syntax error, and a missing body', () => {
    const [problem] = checkBody('{\n  "fee": 1\n  "language": "EN"\n}');
    expect(problem?.message).toBe(
      'This isn’t valid JSON yet. Line 2: A comma is missing after this.',
    );
    expect(problem?.syntaxError).toMatchObject({ line: 2, from: 11 });
    expect(checkBody(' ')[0]?.message).toBe('Enter a body.');
  });
});
