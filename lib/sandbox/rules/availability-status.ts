import type { Schemas } from '../api-types';
import type { Profile } from '../sandbox-data';

/** Returns which kinds of visits the locations of some profiles offer. */
const summarizeVisits = (profiles: readonly Profile[]) => {
  const types = new Set(profiles.flatMap(({ locations }) => locations.map(({ type }) => type)));
  return {
    inPerson: types.has('CLINIC_VISIT') || types.has('HOME_VISIT'),
    video: types.has('VIDEO_VISIT'),
  };
};

/**
 * Returns whether doctors are available "in general" and "by the insurer" (`doctorsAvailabilityStatus`). The values
 * are documented without a rule; the sandbox compares the matching profiles with those that the insurer allows.
 * Visits in person without video visits count as ALL_AVAILABLE, because no other value describes them.
 * @param general profiles that match without the insurer's restrictions
 * @param insured profiles that match with the insurer's restrictions
 */
export function getAvailabilityStatus(
  general: readonly Profile[],
  insured: readonly Profile[],
): Schemas['DoctorsAvailabilityStatus'] {
  const existing = summarizeVisits(general);
  const allowed = summarizeVisits(insured);
  if (!existing.inPerson && !existing.video) return 'NOT_AVAILABLE_IN_GENERAL';
  if (allowed.inPerson) return 'ALL_AVAILABLE';
  if (!allowed.video) return 'NOT_AVAILABLE_BY_INSURER';
  return existing.inPerson ? 'VIDEO_ONLY_BY_INSURER' : 'VIDEO_ONLY_IN_GENERAL';
}
