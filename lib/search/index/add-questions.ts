import type { SearchRecord } from './search-record';

/** The questions that a page, or a part of one, answers. `to` is its URL without the base URL. */
export type Answer = { to: string; questions: readonly string[] };

/** Adds questions to the records that answer them. Returns the answers without a record, too. */
export function addQuestions<Kind extends string>(
  records: readonly SearchRecord<Kind>[],
  answers: readonly Answer[],
): { records: SearchRecord<Kind>[]; unknown: Answer[] } {
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
