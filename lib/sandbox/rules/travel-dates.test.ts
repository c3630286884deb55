import { describe, expect, it } from 'vitest';
import { createTestSandbox } from '../../../tests/support/sandbox/test-sandbox';
import { ApiError } from '../api-error';
import { setTravelDates } from './travel-dates';

const { store } = createTestSandbox();
const stored = store.get('policies', 30771);
if (!stored) throw new Error('The scenario has no policy 30771');
const policy = {
  ...stored,
  travelDates: [
    { id: 1, startDate: '2027-05-01', subscriberId: 48213 },
    { id: 2, startDate: '2027-06-01', subscriberId: 5 },
    { id: 3, startDate: '2027-07-01' },
  ],
};
const set = (dates: Parameters<typeof setTravelDates>[2], subscriber?: number) =>
  setTravelDates(store, policy, dates, subscriber).travelDates;

describe('travel dates', () => {
  it('replace those of the subscriber, but not those of others', () => {
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

  it('belong to the subscriberId of each journey if no subscriber is given', () => {
    const dates = set([{ id: 2, subscriberId: 5 }, { id: 2, subscriberId: 5 }, {}]);
    expect(dates?.slice(0, 2)).toEqual([
      { id: 1, startDate: '2027-05-01', subscriberId: 48213 },
      { id: 2, subscriberId: 5 },
    ]);
    expect(new Set(dates?.map(({ id }) => id)).size).toBe(4);
    expect(set([])).toEqual([]);
  });

  it('must not end before they start', () => {
    expect(() => set([{}, { startDate: '2027-08-02', endDate: '2027-08-01' }])).toThrow(ApiError);
  });
});
