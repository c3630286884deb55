import { describe, expect, it } from 'vitest';
import { createTestSandbox } from '../../../tests/support/sandbox/test-sandbox';
import { RefusedError } from '../sandbox-response';
import { setTravelDates } from './travel-dates';

const { store } = createTestSandbox();
const stored = store.get('policies', 30771);
if (!stored) throw new Error('no policy');
const policy = {
  ...stored,
  travelDates: [
    { id: 1, startDate: '2027-05-01', subscriberId: 48213 },
    { id: 2, startDate: '2027-06-01', subscriberId: 5 },
    { id: 3, startDate: '2027-07-01' },
  ],
};
const set = (...args: [Parameters<typeof setTravelDates>[2], number?]) =>
  setTravelDates(store, policy, args[0], args[1]).travelDates;

describe('travel dates', () => {
  it('replace those of the subscriber, and leave those of others', () => {
    expect(set([{ startDate: '2027-08-01', endDate: '2027-08-01' }], 48213)).toEqual([
      { id: 2, startDate: '2027-06-01', subscriberId: 5 },
      { id: 3, startDate: '2027-07-01' },
      {
        id: expect.any(Number),
        startDate: '2027-08-01',
        endDate: '2027-08-01',
        subscriberId: 48213,
      },
    ]);
    expect(set([], 48213)?.map(({ id }) => id)).toEqual([2, 3]);
  });

  it('without a subscriber belong to whom each names', () => {
    const dates = set([{ id: 2, subscriberId: 5 }, { id: 2, subscriberId: 5 }, {}]);
    expect(dates?.slice(0, 2)).toEqual([
      { id: 1, startDate: '2027-05-01', subscriberId: 48213 },
      { id: 2, subscriberId: 5 },
    ]);
    expect(new Set(dates?.map(({ id }) => id)).size).toBe(4);
    expect(set([])).toEqual([]);
  });

  it('may not end before they start', () => {
    expect(() => set([{}, { startDate: '2027-08-02', endDate: '2027-08-01' }])).toThrow(
      RefusedError,
    );
  });
});
