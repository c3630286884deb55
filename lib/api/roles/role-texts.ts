import { pluralize } from '../../kit/text/pluralize';
import {
  checkOperation,
  checkRestriction,
  isDenied,
  labelRole,
  type Restriction,
  type Verdict,
} from './roles';

/** The texts of “View as”. */

const needsToken = 'needs an access token';
const carriersOnly = 'open to insurance carrier users only';

const findReason = (role: string, restrictions: readonly Restriction[]) =>
  restrictions.includes('token') && checkRestriction(role, 'token') === 'denied'
    ? needsToken
    : carriersOnly;

/** Returns the note beside an operation in a list; empty if there is nothing to add to its page. */
export function describeListedOperation(
  role: string,
  restrictions: readonly Restriction[],
): string {
  const verdict = checkOperation(role, restrictions);
  const label = labelRole(role);
  if (verdict === 'denied') return `Not for ${label}: ${findReason(role, restrictions)}`;
  return verdict === 'unknown' && restrictions.includes('carrier')
    ? `Open to insurance carrier users; whether ${label} is enough is not documented`
    : '';
}

/** Returns what the page of an operation says about who may call it. */
export function describeOperationAccess(
  role: string,
  restrictions: readonly Restriction[],
): string {
  const verdict = checkOperation(role, restrictions);
  const label = labelRole(role);
  if (verdict === 'denied') return `Not for ${label}: ${findReason(role, restrictions)}.`;
  if (verdict === 'allowed')
    return restrictions.includes('carrier')
      ? `Open to ${label}: insurance carrier users can call it.`
      : `Open to ${label}: no access token is needed.`;
  return restrictions.includes('carrier')
    ? `Open to insurance carrier users. The specification doesn’t say whether ${label} is enough.`
    : 'The specification doesn’t say who may call this, only that it needs an access token.';
}

/** Returns the note of a field that not everybody can see. */
export function describeFieldAccess(role: string, restrictions: readonly Restriction[]): string {
  const verdicts = restrictions.map((restriction) => checkRestriction(role, restriction));
  const label = labelRole(role);
  if (verdicts.includes('denied')) return `Not visible to ${label}`;
  if (verdicts.includes('conditional'))
    return `Visible to ${label} only after an approved appointment with the profile`;
  return verdicts.includes('unknown')
    ? `The specification doesn’t say whether ${label} sees it`
    : '';
}

/**
 * Summarizes a list of operations.
 * @param list the restrictions of each operation that has any
 * @param total the number of all operations
 */
export function summarizeOperations(
  role: string,
  list: readonly Restriction[][],
  total: number,
): string[] {
  const count = (verdict: Verdict) =>
    list.filter((restrictions) => checkOperation(role, restrictions) === verdict).length;
  const denied = count('denied');
  const unknown = count('unknown');
  const others = denied > 0 ? pluralize(unknown, 'other') : `${unknown} of them`;
  return [
    denied > 0
      ? `${denied} of ${pluralize(total, 'operation')} ${denied === 1 ? 'is' : 'are'} not for ${labelRole(role)}.`
      : `The specification closes no operation to ${labelRole(role)}.`,
    ...(unknown > 0
      ? [`${denied > 0 ? 'The specification' : 'It'} doesn’t say who may call ${others}.`]
      : []),
  ];
}

/**
 * Summarizes the fields of a page.
 * @param list the restrictions of each field that has any
 */
export function summarizeFieldAccess(role: string, list: readonly Restriction[][]): string[] {
  const hidden = list.filter((restrictions) => isDenied(role, restrictions)).length;
  const noted = list.filter(
    (restrictions) => describeFieldAccess(role, restrictions) !== '',
  ).length;
  if (noted === 0) return ['The specification doesn’t say who sees its fields.'];
  const rest = noted - hidden;
  return [
    ...(hidden > 0
      ? [
          `${pluralize(hidden, 'field')} ${hidden === 1 ? 'isn’t' : 'aren’t'} visible to ${labelRole(role)}.`,
        ]
      : []),
    ...(rest > 0
      ? [
          `${pluralize(rest, hidden > 0 ? 'other field' : 'field')} ${rest === 1 ? 'has' : 'have'} a note.`,
        ]
      : []),
    'Who sees the others isn’t documented.',
  ];
}
