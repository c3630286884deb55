import { describe, expect, it } from 'vitest';
import { createWorkingHours } from '../../../tests/support/sandbox/profile-helpers';
import { findAsapFee, isOpenOn } from './opening-hours';

const location = { specialtyHours: createWorkingHours(60, 'TUESDAY') };
const toDate = (time: string) => new Date(time);

describe('isOpenOn', () => {
  it('returns true on the days of the working hours', () => {
    expect(isOpenOn(location, 'TUESDAY')).toBe(true);
    expect(isOpenOn(location, 'WEDNESDAY')).toBe(false);
  });

  it('returns true on every day if the hours have no day or the location is available off hours', () => {
    const hours = [{ startTimes: [540], endTimes: [1020] }];
    expect(isOpenOn({ specialtyHours: hours }, 'SUNDAY')).toBe(true);
    expect(isOpenOn({ ...location, offHours: 'AD_HOC_24_7' }, 'SUNDAY')).toBe(true);
    expect(isOpenOn({ ...location, offHours: 'NOT_AVAILABLE' }, 'SUNDAY')).toBe(false);
    expect(isOpenOn({}, 'SUNDAY')).toBe(false);
  });
});

describe('the fee of a visit as soon as possible', () => {
  it('is the working-hours fee if the location is open', () => {
    expect(findAsapFee(location, toDate('2027-03-02T09:00:00Z'))).toBe(60);
    expect(findAsapFee(location, toDate('2027-03-02T16:59:59Z'))).toBe(60);
  });

  it('is the fee of the next hours on the same or the next day', () => {
    expect(findAsapFee(location, toDate('2027-03-02T05:00:00Z'))).toBe(60);
    expect(findAsapFee(location, toDate('2027-03-01T20:00:00Z'))).toBe(60);
    expect(findAsapFee(location, toDate('2027-03-02T17:00:00Z'))).toBeUndefined();
  });

  it('is the off-hours fee if the location is available outside its working hours', () => {
    const offHours = { ...location, offHours: 'AVAILABLE_OFF_HOURS' } as const;
    expect(findAsapFee(offHours, toDate('2027-03-02T20:00:00Z'))).toBe(80);
    expect(findAsapFee(offHours, toDate('2027-03-06T20:00:00Z'))).toBe(80);
  });

  it('uses the local time of the profile, which can be on another day', () => {
    const evening = toDate('2027-03-01T23:30:00Z');
    const night = {
      specialtyHours: [
        { dayOfWeek: 'TUESDAY', startTimes: [0], endTimes: [60], feeWorkingHours: 7 },
      ],
    };
    expect(findAsapFee({ ...night, offHours: 'NOT_AVAILABLE' }, evening, 60)).toBe(7);
    expect(findAsapFee(location, toDate('9999-12-31T23:59:59Z'), 60)).toBeUndefined();
    expect(findAsapFee(location, toDate('1900-01-02T10:00:00Z'))).toBe(60);
  });
});
