import type { SearchRecord } from './search-records';

/** Term saturation and length normalisation of BM25 (spec, 1-portal.txt section 9). */
export const k1 = 1.2;
export const b = 0.75;

/** The fields of a record and what a match in each is worth. */
export const fieldWeights = {
  name: 9,
  identifier: 7,
  keywords: 6,
  breadcrumbs: 1.2,
  contents: 1,
  text: 1,
} as const;

export type FieldName = keyof typeof fieldWeights;
export const fieldNames: readonly FieldName[] = [
  'name',
  'identifier',
  'keywords',
  'breadcrumbs',
  'contents',
  'text',
];

/** The text of each field. `place` is where the record stands: a section of «Policy» is found by «policy». */
export function getFieldTexts(record: SearchRecord): Record<FieldName, string> {
  return {
    name: record.name,
    identifier: record.identifiers.join(' \n '),
    keywords: record.keywords,
    breadcrumbs: record.trail.join(' \n '),
    contents: record.contents,
    text: record.text,
  };
}

/**
 * How much a term's occurrences in one field count: BM25 without the term's rarity, which is known at the query only.
 * @param count occurrences in the field
 * @param length the field's length in terms
 * @param average the same over all records that have the field
 */
export function saturateTermFrequency(count: number, length: number, average: number): number {
  return (count * (k1 + 1)) / (count + k1 * (1 - b + (b * length) / average));
}

/** How much a term tells: rare ones much, those of every record nothing (never below zero). */
export function inverseDocumentFrequency(records: number, withTerm: number): number {
  return Math.log(1 + (records - withTerm + 0.5) / (withTerm + 0.5));
}
