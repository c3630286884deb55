/** Type of a query: an identifier (`policyNumber`), a question or a task ("cancel a visit"), or other words. */
export type QueryType = 'words' | 'question' | 'identifier';

/**
 * A kind of records, such as `guide` or `field`. The index stores the kind of a record as its position in the site's list
 * of kinds, which has at most 36.
 */
export type RecordKind<Name extends string = string> = {
  name: Name;
  /** Whether its records are pages rather than parts of the page before them. */
  isPage: boolean;
  /** Whether its records are rows that are named by an identifier: fields, or values. */
  isRow?: boolean | undefined;
  /** The largest number of its records of one page among suggestions. Without it, there is no limit. */
  maxSuggestedPerPage?: number | undefined;
  /** The factors of the scores of its records. */
  priors: Record<QueryType, number>;
};
