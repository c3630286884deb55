import type { SearchRecord } from './search-record';

/** Term saturation and length normalization of BM25 (specification: portal.txt, section 9). */
export const k1 = 1.2;
export const b = 0.75;

/** The fields of a record, with the weight of a match in each. */
export const fieldWeights = {
  name: 9,
  identifier: 7,
  keywords: 6,
  questions: 6,
  breadcrumbs: 1.2,
  contents: 1,
  text: 1,
} as const;

type FieldName = keyof typeof fieldWeights;
export const fieldNames: readonly FieldName[] = [
  'name',
  'identifier',
  'keywords',
  'questions',
  'breadcrumbs',
  'contents',
  'text',
];

/** Returns the text of each field. Because of `breadcrumbs`, the query "policy" also finds the sections of "Policy". */
export function getFieldTexts(record: SearchRecord): Record<FieldName, string> {
  return {
    name: record.name,
    identifier: record.identifiers.join(' \n '),
    keywords: record.keywords,
    questions: record.questions.join(' \n '),
    breadcrumbs: record.trail.join(' \n '),
    contents: record.contents,
    text: record.text,
  };
}

/**
 * Returns the BM25 weight of a term in one field, without the inverse document frequency, which is applied at query
 * time.
 * @param count the term's occurrences in the field
 * @param length the field's length in terms
 * @param average the average length of the field over all records that have it
 */
export function saturateTermFrequency(count: number, length: number, average: number): number {
  return (count * (k1 + 1)) / (count + k1 * (1 - b + (b * length) / average));
}

/** Returns a weight that is high for rare terms and close to zero, but never negative, for terms in every record. */
export function inverseDocumentFrequency(recordCount: number, matchCount: number): number {
  return Math.log(1 + (recordCount - matchCount + 0.5) / (matchCount + 0.5));
}
