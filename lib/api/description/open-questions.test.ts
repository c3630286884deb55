import { describe, expect, test } from 'vitest';
import { splitOpenQuestions } from './open-questions';

const question = 'Whether it is sent twice is [not documented](/api/undocumented#retries).';

describe('open questions of a description', () => {
  test('are the paragraphs that link to the register, in their order', () => {
    expect(
      splitOpenQuestions(`Sends it.\n\n${question}\n\nMore.\n \nA [b](/api/undocumented#b).`),
    ).toEqual({
      text: 'Sends it.\n\nMore.',
      questions: [question, 'A [b](/api/undocumented#b).'],
    });
  });

  test('do not include the first paragraph, which says what it is', () => {
    expect(splitOpenQuestions(question)).toEqual({ text: question, questions: [] });
    expect(splitOpenQuestions('')).toEqual({ text: '', questions: [] });
  });
});
