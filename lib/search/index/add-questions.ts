import type { SearchRecord } from './search-records';

/** The questions that a page, or a part of one, answers. `to` is its URL without the base URL. */
export type Answer = { to: string; questions: readonly string[] };

/** Adds questions to the records that answer them. Returns the answers without a record, too. */
export function addQuestions(
  records: readonly SearchRecord[],
  answers: readonly Answer[],
): { records: SearchRecord[]; unknown: Answer[] } {
  const questionsByUrl = new Map(answers.map(({ to, questions }) => [to, questions]));
  const urls = new Set(records.map(({ url }) => url));
  return {
    records: records.map((record) => ({
      ...record,
      questions: [...record.questions, ...(questionsByUrl.get(record.url) ?? [])],
    })),
    unknown: answers.filter(({ to }) => !urls.has(to)),
  };
}
