import { expect, it } from 'vitest';
import { listTemplatePages, pageStates, selectTemplateStates } from './axe-rotation';
import { listDays } from './rotation';

const paths = [
  '/',
  ...Array.from({ length: 30 }, (_, index) => `/docs/${index}`),
  ...Array.from({ length: 5 }, (_, index) => `/api/schemas/${index}`),
];

it('finds the first page of every template', () => {
  expect(listTemplatePages(paths)).toEqual(['/', '/docs/0', '/api/schemas/0']);
});

it('selects every state of a template within the days of the rotation', () => {
  const days = listDays(0, 'all');
  for (const day of days) expect(selectTemplateStates(day)).toHaveLength(1);
  expect(new Set(days.flatMap(selectTemplateStates))).toEqual(new Set(pageStates));
});
