import { expect, it } from 'vitest';
import { getRotationDay, listDays, listWeeks, rotationDays, selectForDay } from './rotation';

const now = Date.UTC(2026, 0, 1, 12);

it('has another day after 24 hours, and the same one after a week', () => {
  const later = (hours: number) => getRotationDay(now + hours * 60 * 60 * 1000);
  expect(later(24)).not.toBe(later(0));
  expect(later(7 * 24)).toBe(later(0));
});

it('makes the checks of one day, or of all days', () => {
  expect(listDays(now, undefined)).toEqual([getRotationDay(now)]);
  expect(listDays(now, 'all')).toHaveLength(rotationDays);
});

it('makes every check exactly once in the days of the rotation', () => {
  const checks = Array.from({ length: 30 }, (_, index) => index);
  const made = listDays(now, 'all').flatMap((day) => selectForDay(checks, day));
  expect(made.sort((a, b) => a - b)).toEqual(checks);
});

it('has another week after the days of the rotation, and all weeks on request', () => {
  const later = (days: number) => listWeeks(now + days * 24 * 60 * 60 * 1000, undefined);
  expect(later(rotationDays)).not.toEqual(later(0));
  expect(later(2 * rotationDays)).toEqual(later(0));
  expect(listWeeks(now, 'all').sort()).toEqual([...later(0), ...later(rotationDays)].sort());
});
