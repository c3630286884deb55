import { reject } from '../api-error';
import type { Appointment } from '../sandbox-data';
import { readSystemParameter } from '../system-parameters';

const maxAlternatives = readSystemParameter('maxNumberOfAppointmentAlternatives');

// Past revisions are untyped, so their statuses can be any value.
const alternativeStatuses: ReadonlySet<unknown> = new Set<Appointment['status']>([
  'ALTERNATIVE_OFFERED',
  'ADDITIONAL_ALTERNATIVE_OFFERED',
]);

/** The fields in which an alternative differs from the revision before it. */
const offerFields = ['status', 'profileId', 'locationId', 'scheduledTimestamp'] as const;

/** Returns how many alternatives were offered: the revisions that offer another visit than the revision before. */
function countAlternatives({ pastRevisions = [], ...current }: Appointment): number {
  const revisions: Record<string, unknown>[] = [...pastRevisions, current];
  return revisions.filter(
    (revision, index) =>
      alternativeStatuses.has(revision.status) &&
      offerFields.some((field) => revision[field] !== revisions[index - 1]?.[field]),
  ).length;
}

/**
 * Checks that an update offers no more alternatives than `maxNumberOfAppointmentAlternatives`. What counts as an
 * alternative is not documented; see `countAlternatives` for the sandbox interpretation.
 * @throws {ApiError} if the update offers one too many
 */
export function checkAlternativesLimit(next: Appointment, previous: Appointment): void {
  const found = countAlternatives(next);
  if (found <= maxAlternatives || found <= countAlternatives(previous)) return;
  reject(
    'SANDBOX_TOO_MANY_ALTERNATIVES',
    `The appointment already has ${maxAlternatives} alternatives.`,
    {
      field: 'status',
      reason: `The system parameter maxNumberOfAppointmentAlternatives is ${maxAlternatives}.`,
      found: next.status,
    },
  );
}
