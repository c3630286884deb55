import { describe, expect, it } from 'vitest';
import { tidyMoment, wordMoment, writeLocalMoment, writeMoment } from './date-time';

describe('a date-time of the sandbox', () => {
  it('is written in UTC, to the second', () => {
    expect(tidyMoment('2027-03-02T10:30:00.5+01:00')).toBe('2027-03-02T09:30:00Z');
    expect(tidyMoment('2027-03-02 09:30:00z')).toBe('2027-03-02T09:30:00Z');
  });

  it('is readable even where Date knows no such moment', () => {
    expect(tidyMoment('2027-12-31T23:59:60Z')).toBe('2027-12-31T23:59:59Z');
    expect(tidyMoment('9999-12-31T23:59:59-23:59')).toBe('9999-12-31T23:59:59Z');
    expect(tidyMoment('0000-01-01T00:00:00+23:59')).toBe('0000-01-01T00:00:00Z');
    expect(writeMoment(1e300)).toBe('9999-12-31T23:59:59Z');
  });

  it('shows the clocks of a place, with their offset', () => {
    const visit = Date.parse('2027-03-02T09:30:00Z');
    expect(writeLocalMoment(visit)).toBe('2027-03-02T09:30:00Z');
    expect(writeLocalMoment(visit, 90)).toBe('2027-03-02T11:00:00+01:30');
    expect(writeLocalMoment(visit, -600)).toBe('2027-03-01T23:30:00-10:00');
    expect(writeLocalMoment(visit, 5000)).toBe('2027-03-02T09:30:00Z');
    const last = Date.parse('9999-12-31T23:59:59Z');
    expect(writeLocalMoment(last, 60)).toBe('9999-12-31T23:59:59Z');
  });

  it('has words for messages', () => {
    expect(wordMoment(Date.parse('2027-03-02T09:30:00Z'))).toBe('2 March 2027 at 9:30');
    expect(wordMoment(Date.parse('2027-12-31T23:05:00Z'), 60)).toBe('1 January 2028 at 0:05');
  });
});
