import { expect, test } from 'vitest';
import { createTestIndex, createTestRecord, testKinds } from '../tests/create-test-index';
import { addQuestions } from './add-questions';
import { buildBaseIndex } from './build-base-index';

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

test.each([
  'how do I move a visit?',
  // Other stop words, inflections, and synonyms; a task instead of a question; a typing error.
  'how can my visits be moved',
  'how do I reschedule an appointment',
  'move a visit',
  'how do I move a vizit',
  "Don't I move a visit?",
])('a question that is asked as declared finds its answer first: "%s"', async (query) => {
  const { records } = addQuestions(
    [
      createTestRecord({
        url: '/guide',
        name: 'Guide',
        keywords: 'move, visit',
        text: 'A visit moves.',
      }),
      createTestRecord({ url: '/save', name: 'Save', text: 'Writes a record.' }),
    ],
    [
      { to: '/guide', questions: ['Who moves a canceled visit?'] },
      { to: '/save', questions: ['How do I move a visit?'] },
    ],
  );
  const { find } = await createTestIndex(records, [
    ['move', 'reschedule'],
    ['visit', 'appointment'],
  ]);
  expect((await find(query))[0]).toBe('/save');
});

test('a declared question finds its answer first, although records of its kind come later', async () => {
  const { records } = addQuestions(
    [
      createTestRecord({ url: '/guide', name: 'Step', text: 'A wrong password.' }),
      createTestRecord({ url: '/guide#wrong', kind: 'error', name: 'PASSWORD_WRONG' }),
    ],
    [{ to: '/guide#wrong', questions: ['Wrong password'] }],
  );
  const { find } = await createTestIndex(records);
  expect(await find('wrong password')).toEqual(['/guide#wrong', '/guide']);
});

test('questions are no words of the index, so that the core does not grow', async () => {
  const build = (questions: string[]) =>
    buildBaseIndex([createTestRecord({ url: '/a', text: 'How visits move', questions })], {
      kinds: testKinds,
      synonyms: [],
      nameFile: (kind) => kind,
    });
  const [without, withQuestion] = await Promise.all([build([]), build(['How do visits move?'])]);
  expect(withQuestion.core.words).toEqual(without.core.words);
});
