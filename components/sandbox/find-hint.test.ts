import { describe, expect, it } from 'vitest';
import type { SampleProblem } from '@/lib/calls/samples/run-sample';
import { findHint, type ReadSampleResponse } from './find-hint';

const createResponse = (
  status: number,
  problem?: SampleProblem,
  token?: string,
): ReadSampleResponse => ({
  call: {
    method: 'GET',
    url: '/appointments',
    headers: token === undefined ? [] : [['X-Token', token]],
    operation: 'listAppointments',
  },
  as: 'as Dana Example',
  response: {
    status,
    statusText: '',
    duration: 2,
    headers: [],
    body: new Blob(),
    fileName: '',
    content: { kind: 'none' },
    changes: [],
  },
  duration: 2,
  problem,
});

describe('findHint', () => {
  it.each<[SampleProblem, number, string, string]>([
    ['gone', 405, 'This user was deleted.', 'reset'],
    ['substitute', 200, 'new user with the same email address', 'reset'],
    ['logged-out', 405, 'has logged out', 'log-in'],
  ])('explains the problem %s and offers a fix', (problem, status, text, remedy) => {
    const hint = findHint([createResponse(200), createResponse(status, problem)], 'everyday');
    expect(hint).toMatchObject({ text: expect.stringContaining(text), remedy });
  });

  it('explains that an earlier sample creates the record, which a reset would not do', () => {
    const hint = findHint([createResponse(405, 'not-created')], 'everyday');
    expect(hint?.text).toContain('Run that one first');
    expect(hint?.remedy).toBeUndefined();
  });

  it('names the scenario if it is not the one of the page', () => {
    expect(findHint([createResponse(200)], 'new-partner')).toMatchObject({
      text: expect.stringContaining('"New partner"'),
      remedy: 'load-everyday',
    });
  });

  it('offers a reset if a call was refused', () => {
    expect(findHint([createResponse(405)], 'everyday')).toMatchObject({ remedy: 'reset' });
    expect(findHint([createResponse(405)], undefined)).toMatchObject({ remedy: 'reset' });
  });

  it('returns nothing if there is no problem, or only with a made-up token', () => {
    expect(findHint([createResponse(200)], 'everyday')).toBeUndefined();
    expect(findHint([createResponse(405, undefined, 'not-a-token')], 'everyday')).toBeUndefined();
    expect(findHint([], 'new-partner')).toBeUndefined();
  });
});
