import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandomGenerator } from '../random-generator';
import { type ScheduleOptions, scheduleDeliveries, webhookOrders } from './schedule-deliveries';

const options = (changes: Partial<ScheduleOptions> = {}): ScheduleOptions => ({
  order: 'sent',
  duplicates: 0,
  delay: { min: 0, max: 0 },
  ...changes,
});

const schedule = (ids: number[], changes: Partial<ScheduleOptions>, seed = 1) =>
  scheduleDeliveries(ids, options(changes), createRandomGenerator(seed));

const listIds = (scheduled: ReturnType<typeof schedule>) =>
  scheduled.map(({ delivery }) => delivery);

const arbitraryOptions = fc.record({
  order: fc.constantFrom(...webhookOrders),
  duplicates: fc.double({ min: 0, max: 1, noNaN: true }),
  delay: fc.record({ min: fc.nat(100), max: fc.integer({ min: 100, max: 900 }) }),
});
const arbitraryIds = fc.uniqueArray(fc.nat(), { maxLength: 60 });

describe('scheduleDeliveries', () => {
  it('has the deliveries in the order in which they were sent, without delay and duplicates', () => {
    expect(schedule([1, 2, 3], {})).toEqual(
      [1, 2, 3].map((delivery) => ({ delivery, isDuplicate: false, delayMs: 0 })),
    );
  });

  it('reverses and shuffles them', () => {
    expect(listIds(schedule([1, 2, 3], { order: 'reversed' }))).toEqual([3, 2, 1]);
    const ids = Array.from({ length: 30 }, (_, index) => index);
    const shuffled = listIds(schedule(ids, { order: 'random' }));
    expect(shuffled).not.toEqual(ids);
    expect(shuffled.toSorted((a, b) => a - b)).toEqual(ids);
  });

  it('repeats all deliveries, or about the given share', () => {
    expect(listIds(schedule([1, 2, 3], { duplicates: 1 })).toSorted()).toEqual([1, 1, 2, 2, 3, 3]);
    const ids = Array.from({ length: 400 }, (_, index) => index);
    const repeated = schedule(ids, { duplicates: 0.25 }).length - ids.length;
    expect(repeated).toBeGreaterThan(60);
    expect(repeated).toBeLessThan(140);
  });

  it('sends each delivery, and repeats it only afterward', () => {
    fc.assert(
      fc.property(arbitraryIds, arbitraryOptions, fc.nat(), (ids, changes, seed) => {
        const scheduled = schedule(ids, changes, seed);
        const first = scheduled.filter(({ isDuplicate }) => !isDuplicate);
        expect(listIds(first).toSorted()).toEqual(ids.toSorted());
        for (const [index, { delivery, isDuplicate }] of scheduled.entries()) {
          const isKnown = listIds(scheduled.slice(0, index)).includes(delivery);
          expect(isKnown).toBe(isDuplicate);
        }
        for (const { delayMs } of scheduled) {
          expect(delayMs).toBeGreaterThanOrEqual(changes.delay.min);
          expect(delayMs).toBeLessThanOrEqual(changes.delay.max);
        }
      }),
    );
  });

  it('is the same for the same seed', () => {
    fc.assert(
      fc.property(arbitraryIds, arbitraryOptions, fc.nat(), (ids, changes, seed) => {
        expect(schedule(ids, changes, seed)).toEqual(schedule(ids, changes, seed));
      }),
    );
  });
});
