import { expect, it } from 'vitest';
import {
  listTemplatePages,
  pageStates,
  selectPageStates,
  selectTemplateStates,
} from './axe-rotation';
import { listDays, listWeeks } from './rotation';

const paths = [
  '/',
  ...Array.from({ length: 30 }, (_, index) => `/docs/${index}`),
  ...Array.from({ length: 5 }, (_, index) => `/api/schemas/${index}`),
];

it('finds the first page of every template', () => {
  expect(listTemplatePages(paths)).toEqual(['/', '/docs/0', '/api/schemas/0']);
});

it('selects every state of a template within the days of the rotation', () => {
  const days = listDays('all');
  for (const day of days) expect(selectTemplateStates(day)).toHaveLength(1);
  expect(new Set(days.flatMap(selectTemplateStates))).toEqual(new Set(pageStates));
});

it('selects both modes and both widths in a week, and every state in two weeks', () => {
  const weeks = listWeeks('all');
  for (const week of weeks) {
    const states = selectPageStates(week);
    expect(new Set(states.map(({ mode }) => mode)).size).toBe(2);
    expect(new Set(states.map(({ width }) => width)).size).toBe(2);
  }
  expect(weeks.flatMap(selectPageStates)).toEqual(pageStates);
});
