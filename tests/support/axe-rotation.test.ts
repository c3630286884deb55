import { expect, it } from 'vitest';
import {
  getRotationDay,
  listTemplatePages,
  pageStates,
  rotationDays,
  selectPages,
  selectTemplateStates,
} from './axe-rotation';

const paths = [
  '/',
  ...Array.from({ length: 30 }, (_, index) => `/docs/${index}`),
  ...Array.from({ length: 5 }, (_, index) => `/api/schemas/${index}`),
];
const days = Array.from({ length: rotationDays }, (_, day) => day);

it('selects every page within the days of the rotation', () => {
  const selected = new Set(days.flatMap((day) => selectPages(paths, day)));
  expect([...selected].sort()).toEqual([...paths].sort());
});

it('finds the first page of every template', () => {
  expect(listTemplatePages(paths)).toEqual(['/', '/docs/0', '/api/schemas/0']);
});

it('selects every state of a template within the days of the rotation', () => {
  for (const day of days) expect(selectTemplateStates(day)).toHaveLength(1);
  expect(new Set(days.flatMap(selectTemplateStates))).toEqual(new Set(pageStates));
});

it('has another day after 24 hours, and the same one after a week', () => {
  const now = Date.UTC(2026, 0, 1, 12);
  const later = (hours: number) => getRotationDay(now + hours * 60 * 60 * 1000);
  expect(later(24)).not.toBe(later(0));
  expect(later(7 * 24)).toBe(later(0));
});
