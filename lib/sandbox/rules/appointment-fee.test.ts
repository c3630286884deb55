import { describe, expect, it } from 'vitest';
import { calculateVisitFee } from './appointment-fee';

const location = {
  specialtyHours: [
    {
      dayOfWeek: 'TUESDAY',
      startTimes: [540, 840],
      endTimes: [720, 1020],
      feeWorkingHours: 60,
      feeOffHours: 80,
    },
    { dayOfWeek: 'WEDNESDAY', startTimes: [540], endTimes: [720], feeWorkingHours: 50 },
  ],
};
const toTime = (text: string) => Date.parse(text);

describe('the fee of a visit', () => {
  it('is the working-hours fee within the working hours, in minutes since midnight', () => {
    expect(calculateVisitFee(location, toTime('2027-03-02T09:00:00Z'))).toBe(60);
    expect(calculateVisitFee(location, toTime('2027-03-02T16:59:00Z'))).toBe(60);
  });

  it('is the off-hours fee before, between, and after the working hours', () => {
    expect(calculateVisitFee(location, toTime('2027-03-02T08:59:00Z'))).toBe(80);
    expect(calculateVisitFee(location, toTime('2027-03-02T12:00:00Z'))).toBe(80);
    expect(calculateVisitFee(location, toTime('2027-03-02T17:00:00Z'))).toBe(80);
  });

  it('uses the local time of the profile', () => {
    expect(calculateVisitFee(location, toTime('2027-03-02T08:30:00Z'), 60)).toBe(60);
    expect(calculateVisitFee(location, toTime('2027-03-03T03:00:00Z'), -720)).toBe(60);
  });

  it('falls back to the only fee of a day, or to another day if the day has no hours', () => {
    expect(calculateVisitFee(location, toTime('2027-03-03T20:00:00Z'))).toBe(50);
    expect(calculateVisitFee(location, toTime('2027-03-05T10:00:00Z'))).toBe(80);
    expect(calculateVisitFee(location, undefined)).toBe(60);
    expect(calculateVisitFee({}, toTime('2027-03-02T09:00:00Z'))).toBeUndefined();
  });

  it('applies hours without a day to every day', () => {
    const everyDay = { specialtyHours: [{ startTimes: [0], feeWorkingHours: 30 }] };
    expect(calculateVisitFee(everyDay, toTime('2027-03-06T23:59:00Z'))).toBe(30);
  });
});
