import { describe, expect, it } from 'vitest';
import { toTimestamp } from '../clock';
import { limitMoment, readMoment } from './moment';

const read = (text: string) => toTimestamp(readMoment(text));

describe('the moment of a timestamp', () => {
  it('is read in every form that the description allows', () => {
    expect(read('2027-03-02T08:00:00Z')).toBe('2027-03-02T08:00:00Z');
    expect(read('2027-03-02t08:00:00.999z')).toBe('2027-03-02T08:00:00Z');
    expect(read('2027-03-02 08:00:00+02:00')).toBe('2027-03-02T06:00:00Z');
    expect(read('2027-03-02T08:00:00-0530')).toBe('2027-03-02T13:30:00Z');
    expect(read('2027-03-02T08:00:00+01')).toBe('2027-03-02T07:00:00Z');
    expect(read('2027-06-30T23:59:60Z')).toBe('2027-06-30T23:59:59Z');
  });

  it('stays within four digits for the year', () => {
    expect(read('9999-12-31T23:59:59-12:00')).toBe('9999-12-31T23:59:59Z');
    expect(read('0000-01-01T00:00:00+12:00')).toBe('0000-01-01T00:00:00Z');
    expect(toTimestamp(limitMoment(8.64e15))).toBe('9999-12-31T23:59:59Z');
  });
});
