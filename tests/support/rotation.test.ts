import { expect, it } from 'vitest';
import {
  fixRotation,
  getRotationDay,
  listDays,
  listWeeks,
  rotationDays,
  selectForDay,
} from './rotation';

const now = Date.UTC(2026, 0, 1, 12);
const addHours = (hours: number) => now + hours * 60 * 60 * 1000;
const dateAfter = (days: number) => fixRotation(addHours(days * 24), undefined);

it('has another day after 24 hours, and the same one after a week', () => {
  const later = (hours: number) => getRotationDay(addHours(hours));
  expect(later(24)).not.toBe(later(0));
  expect(later(7 * 24)).toBe(later(0));
});

it('makes the checks of one day, or of all days', () => {
  expect(listDays('2026-01-01')).toEqual([getRotationDay(now)]);
  expect(listDays('all')).toHaveLength(rotationDays);
});

it('keeps the day of a run that goes on past midnight', () => {
  const atStart = fixRotation(now, undefined);
  expect(fixRotation(addHours(24), atStart)).toBe(atStart);
  expect(fixRotation(now, 'all')).toBe('all');
});

it('rejects what is neither a date nor all days', () => {
  expect(() => listDays('everything')).toThrow(
    'ROTATION is "everything". Expected "all" or a date such as 2026-11-25.',
  );
});

it('makes every check exactly once in the days of the rotation', () => {
  const checks = Array.from({ length: 30 }, (_, index) => index);
  const made = listDays('all').flatMap((day) => selectForDay(checks, day));
  expect(made.sort((a, b) => a - b)).toEqual(checks);
});

it('has another week after the days of the rotation, and all weeks on request', () => {
  expect(listWeeks(dateAfter(rotationDays))).not.toEqual(listWeeks(dateAfter(0)));
  expect(listWeeks(dateAfter(2 * rotationDays))).toEqual(listWeeks(dateAfter(0)));
  expect(listWeeks('all')).toEqual([0, 1]);
});
