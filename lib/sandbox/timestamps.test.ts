import { describe, expect, it } from 'vitest';
import {
  clampInstant,
  formatDateTime,
  normalizeTimestamp,
  toIsoDate,
  toLocalTimestamp,
  toTimestamp,
} from './timestamps';

describe('normalizeTimestamp', () => {
  it('reads every format that the API description allows and writes UTC without fractions', () => {
    expect(normalizeTimestamp('2027-03-02T08:00:00Z')).toBe('2027-03-02T08:00:00Z');
    expect(normalizeTimestamp('2027-03-02t08:00:00.999z')).toBe('2027-03-02T08:00:00Z');
    expect(normalizeTimestamp('2027-03-02 08:00:00+02:00')).toBe('2027-03-02T06:00:00Z');
    expect(normalizeTimestamp('2027-03-02T08:00:00-0530')).toBe('2027-03-02T13:30:00Z');
    expect(normalizeTimestamp('2027-03-02T08:00:00+01')).toBe('2027-03-02T07:00:00Z');
  });

  it('reads a leap second', () => {
    expect(normalizeTimestamp('2027-06-30T23:59:60Z')).toBe('2027-06-30T23:59:59Z');
  });

  it('limits the year to four digits', () => {
    expect(normalizeTimestamp('9999-12-31T23:59:59-23:59')).toBe('9999-12-31T23:59:59Z');
    expect(normalizeTimestamp('0000-01-01T00:00:00+23:59')).toBe('0000-01-01T00:00:00Z');
    expect(toTimestamp(1e300)).toBe('9999-12-31T23:59:59Z');
    expect(toIsoDate(1e300)).toBe('9999-12-31');
    expect(clampInstant(-1e300)).toBe(Date.parse('0000-01-01T00:00:00Z'));
  });
});

describe('toLocalTimestamp', () => {
  it('formats local time with its offset', () => {
    const visit = Date.parse('2027-03-02T09:30:00Z');
    expect(toLocalTimestamp(visit)).toBe('2027-03-02T09:30:00Z');
    expect(toLocalTimestamp(visit, 90)).toBe('2027-03-02T11:00:00+01:30');
    expect(toLocalTimestamp(visit, -600)).toBe('2027-03-01T23:30:00-10:00');
    expect(toLocalTimestamp(visit, 5000)).toBe('2027-03-02T09:30:00Z');
    const last = Date.parse('9999-12-31T23:59:59Z');
    expect(toLocalTimestamp(last, 60)).toBe('9999-12-31T23:59:59Z');
  });
});

describe('formatDateTime', () => {
  it('formats an instant for a message', () => {
    expect(formatDateTime(Date.parse('2027-03-02T09:30:00Z'))).toBe('March 2, 2027 at 9:30');
    expect(formatDateTime(Date.parse('2027-12-31T23:05:00Z'), 60)).toBe('January 1, 2028 at 0:05');
  });
});
