import type { Schemas } from '../api-types';
import type { Store } from '../record-store';
import type { Account, Profile } from '../sandbox-data';
import { getAvailabilityStatus } from './availability-status';
import type { Coordinates } from './distance';
import { listMatchingProfiles } from './matching-profiles';
import { canViewAppointment, findPerson, findPolicy } from './ownership';
import { serializeProfile } from './serialize-profile';
import { getVideoFeeRanges, listReferralSpecialties } from './specialty-maps';
import {
  defaultMaxClinicDistance,
  getVisitLimits,
  noLimits,
  type VisitLimits,
} from './visit-limits';

/** What a list of profiles is made of: the records, and who asks. */
export type ProfileListContext = { store: Store; caller: Account };

/** What the caller's policy leaves open; of a patient alone, the patient's policy. Ends the call for an alien one. */
export function resolveVisitLimits(
  { store, caller }: ProfileListContext,
  {
    'policy-id': policyId,
    'patient-id': patientId,
  }: { 'policy-id'?: number; 'patient-id'?: number },
): VisitLimits {
  const patient =
    patientId === undefined ? undefined : findPerson(store, caller, patientId, 'patient-id');
  const policy =
    policyId === undefined
      ? store.get('policies', patient?.policyId)
      : findPolicy(store, caller, policyId, 'policy-id');
  return policy ? getVisitLimits(store.get('companies', policy.companyId), policy) : noLimits;
}

type AskedFor = { ids?: number[]; country?: string; 'excluded-appointment-id'?: number };

/**
 * The profiles of the ids, in their order; unknown ones are left out. An excluded appointment leaves out its profile
 * (the sandbox's reading: what it leaves out is not published); one that the caller cannot see leaves out nothing.
 */
export function findRequestedProfiles(
  { store, caller }: ProfileListContext,
  { ids = [], country, 'excluded-appointment-id': excludedId }: AskedFor,
): Profile[] {
  const appointment = store.get('appointments', excludedId);
  const excluded =
    appointment && canViewAppointment(store, caller, appointment)
      ? appointment.profileId
      : undefined;
  return [...new Set(ids)]
    .flatMap((id) => store.get('profiles', id) ?? [])
    .filter((profile) => profile.id !== excluded)
    .filter((profile) => country === undefined || profile.country === country);
}

/** The profiles of the country that was named, else of the countries of those that were asked for. */
export function listProfilesByCountry(
  { store }: ProfileListContext,
  askedFor: Profile[],
  country: string | undefined,
): Profile[] {
  const countries = country === undefined ? askedFor.map((profile) => profile.country) : [country];
  return store.list('profiles').filter((profile) => countries.includes(profile.country));
}

/** From where the profiles are seen, and whether the distance of home visits is checked. */
type Seen = { origin?: Coordinates; checkHomeDistance: boolean };

/** What there is of some profiles, seen from a place: without an insurer, and with its limits. */
export function matchProfilesByCoverage(
  profiles: Profile[],
  seen: Seen,
  { maxClinicDistance: distance, allowsVisit: allows }: VisitLimits,
) {
  return {
    general: listMatchingProfiles(profiles, {
      ...seen,
      maxClinicDistance: Math.max(distance, defaultMaxClinicDistance),
    }),
    insured: listMatchingProfiles(profiles, {
      ...seen,
      maxClinicDistance: distance,
      allowsVisit: allows,
    }),
  };
}

/** The answer of the three lists: its profiles, and what there is around them. */
export function serializeProfilesList(
  { store, caller }: ProfileListContext,
  profiles: Profile[],
  { general, insured }: ReturnType<typeof matchProfilesByCoverage>,
): Schemas['ProfilesList'] {
  const fees = getVideoFeeRanges(general);
  return {
    doctorsAvailabilityStatus: getAvailabilityStatus(general, insured),
    profiles: profiles.map((profile) => serializeProfile(store, caller, profile)),
    requestedToReferralSpecialties: listReferralSpecialties(general),
    suggestedMinVideoFeePerSpecialty: fees.min,
    suggestedMaxVideoFeePerSpecialty: fees.max,
  };
}
