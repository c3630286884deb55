import type { RecordKind } from '../engine/index/record-kind';
import { type HitKind, hitKinds, isPageKind } from './hit-kinds';

// Tuned on tests/relevance. `npm run search` in tests/bench shows the effect of a change.

/** The prior of each kind of hit for queries in natural language. */
const wordPriors: Record<HitKind, number> = {
  guide: 1.15,
  screen: 1.2,
  element: 1.2,
  operation: 1.35,
  schema: 1.3,
  workflow: 1.15,
  reference: 1.1,
  section: 1.1,
  // A workflow comes before its steps.
  step: 0.7,
  field: 0.7,
  parameter: 0.85,
  value: 0.5,
  'system-parameter': 1,
  term: 1.1,
  // What is documented comes first.
  gap: 0.4,
  // What the API does comes before what only the sandbox does.
  error: 0.2,
  case: 0.2,
};

/** The priors for questions: what to do is in the text of a guide or an operation, not in a value or a field. */
const questionPriors: Record<HitKind, number> = {
  ...wordPriors,
  operation: 1.5,
  section: 1.25,
  screen: 1,
  element: 1,
  value: 0.5,
  field: 0.6,
  parameter: 0.5,
  error: 0.1,
  case: 0.1,
};

/** The priors for queries that are identifiers: `policyNumber`, `PAY_UNDER_INSURER`, `check-home-distance`. */
const identifierPriors: Record<HitKind, number> = {
  ...wordPriors,
  schema: 1.25,
  operation: 1.25,
  section: 0.9,
  field: 1.1,
  parameter: 1.1,
  value: 1.1,
  'system-parameter': 1.15,
  error: 1.15,
  // The cases name the ids of the records that they read.
  case: 1.6,
};

/** How many records of a kind one page has at most among suggestions. Many are similar. */
const maxSuggestedPerPage: Partial<Record<HitKind, number>> = {
  value: 2,
  step: 2,
  error: 2,
  case: 2,
};

/** The kinds of the portal's records, in the order in which the index numbers them. */
export const recordKinds: readonly RecordKind<HitKind>[] = hitKinds.map((name) => ({
  name,
  isPage: isPageKind(name),
  isRow: name === 'field' || name === 'value',
  maxSuggestedPerPage: maxSuggestedPerPage[name],
  priors: {
    words: wordPriors[name],
    question: questionPriors[name],
    identifier: identifierPriors[name],
  },
}));
