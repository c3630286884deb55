import { describe, expect, it } from 'vitest';
import type { SampleProblem } from '@/lib/samples/run-sample';
import { findHint } from './find-hint';
import type { ParsedSampleResponse } from './parse-sample-response';

const answer = (status: number, trouble?: SampleProblem, token?: string): ParsedSampleResponse => ({
  call: { method: 'GET', path: '/appointments', operation: 'listAppointments', token },
  as: 'as Dana Example',
  status,
  duration: 2,
  problem: trouble,
  content: { kind: 'none' },
});

describe('the hint below an answer', () => {
  it.each<[SampleProblem, number, string, string]>([
    ['gone', 405, 'This user was deleted.', 'reset'],
    ['stand-in', 200, 'new user with the same e-mail address', 'reset'],
    ['logged-out', 405, 'has logged out', 'log-in'],
  ])('says what is the matter and mends it: %s', (trouble, status, text, remedy) => {
    const hint = findHint([answer(200), answer(status, trouble)], 'everyday');
    expect(hint).toMatchObject({ text: expect.stringContaining(text), remedy });
  });

  it('names another scenario than the page is written for', () => {
    expect(findHint([answer(200)], 'new-partner')).toMatchObject({
      text: expect.stringContaining('«New partner»'),
      remedy: 'load-everyday',
    });
  });

  it('offers a reset where a call was refused', () => {
    expect(findHint([answer(405)], 'everyday')).toMatchObject({ remedy: 'reset' });
    expect(findHint([answer(405)], undefined)).toMatchObject({ remedy: 'reset' });
  });

  it('is left out where nothing is the matter, or the sample’s own token is', () => {
    expect(findHint([answer(200)], 'everyday')).toBeUndefined();
    expect(findHint([answer(405, undefined, 'not-a-token')], 'everyday')).toBeUndefined();
    expect(findHint([], 'new-partner')).toBeUndefined();
  });
});
