import type { SearchRecord } from './search-record';

/** The questions that a page, or a part of one, answers. `to` is its URL without the base URL. */
export type PageQuestions = { to: string; questions: readonly string[] };

/** Adds questions to the records that answer them. Also returns the entries without a record. */
export function addQuestions<Kind extends string>(
  records: readonly SearchRecord<Kind>[],
  entries: readonly PageQuestions[],
): { records: SearchRecord<Kind>[]; unknown: PageQuestions[] } {
  const questionsByUrl = new Map(entries.map(({ to, questions }) => [to, questions]));
  const urls = new Set(records.map(({ url }) => url));
  return {
    records: records.map((record) => ({
      ...record,
      questions: [...record.questions, ...(questionsByUrl.get(record.url) ?? [])],
    })),
    unknown: entries.filter(({ to }) => !urls.has(to)),
  };
}
