import type { Schemas } from '../api-types';
import type { Profile } from '../sandbox-data';

/** Which kinds of visits some profiles have, in the locations that are given. */
const kindsOf = (profiles: readonly Profile[]) => {
  const types = new Set(profiles.flatMap(({ locations }) => locations.map(({ type }) => type)));
  return {
    inPerson: types.has('CLINIC_VISIT') || types.has('HOME_VISIT'),
    video: types.has('VIDEO_VISIT'),
  };
};

/**
 * Whether doctors are available, «in general» and «by the insurer» (`doctorsAvailabilityStatus`). Its values are
 * published without a rule; the sandbox holds what there is against what the insurer allows. Visits in person
 * without video visits count as ALL_AVAILABLE, as no other value says so.
 * @param general profiles that fit without an insurer
 * @param insured those that are left with the insurer's restrictions
 */
export function getAvailabilityStatus(
  general: readonly Profile[],
  insured: readonly Profile[],
): Schemas['DoctorsAvailabilityStatus'] {
  const there = kindsOf(general);
  const allowed = kindsOf(insured);
  if (!there.inPerson && !there.video) return 'NOT_AVAILABLE_IN_GENERAL';
  if (allowed.inPerson) return 'ALL_AVAILABLE';
  if (!allowed.video) return 'NOT_AVAILABLE_BY_INSURER';
  return there.inPerson ? 'VIDEO_ONLY_BY_INSURER' : 'VIDEO_ONLY_IN_GENERAL';
}
