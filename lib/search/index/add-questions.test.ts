import { expect, test } from 'vitest';
import { createTestIndex, createTestRecord } from '../tests/create-test-index';
import { addQuestions } from './add-questions';

const pages = [
  createTestRecord({ url: '/screen', kind: 'guide', name: 'Screen', text: 'Cancel a visit here.' }),
  createTestRecord({ url: '/save', kind: 'guide', name: 'Save', text: 'Move an appointment.' }),
];

test('a question leads to the page that answers it', async () => {
  const answers = [{ to: '/save', questions: ['How do I cancel a visit?', 'How do I move it?'] }];
  const { records, unknown } = addQuestions(pages, answers);
  expect(unknown).toEqual([]);
  const before = await createTestIndex(pages);
  const after = await createTestIndex(records);
  expect((await before.find('how do I cancel a visit'))[0]).toBe('/screen');
  expect((await after.find('how do I cancel a visit'))[0]).toBe('/save');
});

test('returns answers that are no record', () => {
  const answer = { to: '/nope', questions: ['Where is it?'] };
  expect(addQuestions(pages, [answer]).unknown).toEqual([answer]);
});
