import type { Schemas } from '../api-types';
import type { Store } from '../record-store';
import type { Account, Profile } from '../sandbox-data';
import { getAvailabilityStatus } from './availability-status';
import { listMatchingProfiles, type ProfileSearch } from './matching-profiles';
import { canViewAppointment, findPerson, findPolicy } from './ownership';
import { serializeProfile } from './serialize-profile';
import { getVideoFeeRanges, listReferralSpecialties } from './specialty-maps';
import {
  defaultMaxClinicDistance,
  getVisitLimits,
  noLimits,
  type VisitLimits,
} from './visit-limits';

/** The records and the caller for whom a list of profiles is built. */
export type ProfileListContext = { store: Store; caller: Account };

/**
 * Returns the limits of a policy of the caller or, if only a patient is given, those of the patient's policy.
 * @throws {ApiError} if the caller cannot view the policy or the patient
 */
export function resolveVisitLimits(
  { store, caller }: ProfileListContext,
  {
    'policy-id': policyId,
    'patient-id': patientId,
  }: { 'policy-id'?: number | undefined; 'patient-id'?: number | undefined },
): VisitLimits {
  const patient =
    patientId === undefined ? undefined : findPerson(store, caller, patientId, 'patient-id');
  const policy =
    policyId === undefined
      ? store.get('policies', patient?.policyId)
      : findPolicy(store, caller, policyId, 'policy-id');
  return policy ? getVisitLimits(store.get('companies', policy.companyId), policy) : noLimits;
}

type ProfilesQuery = {
  ids?: number[] | undefined;
  country?: string | undefined;
  'excluded-appointment-id'?: number | undefined;
};

/**
 * Returns the profiles with the ids, in their order and without unknown ones. An excluded appointment excludes its
 * profile, if the caller can view the appointment. What it excludes is not documented; this is a sandbox
 * interpretation.
 */
export function findRequestedProfiles(
  { store, caller }: ProfileListContext,
  { ids = [], country, 'excluded-appointment-id': excludedId }: ProfilesQuery,
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

/** Returns the profiles in a country or, without one, in the countries of the requested profiles. */
export function listProfilesByCountry(
  { store }: ProfileListContext,
  requested: Profile[],
  country: string | undefined,
): Profile[] {
  const countries = country === undefined ? requested.map((profile) => profile.country) : [country];
  return store.list('profiles').filter((profile) => countries.includes(profile.country));
}

/** The location from which profiles are searched, and whether the distance of home visits is checked. */
type SearchOrigin = Pick<ProfileSearch, 'origin' | 'checkHomeDistance'>;

/** Returns the profiles that match with the limits of an insurer (`insured`) and without them (`general`). */
export function matchProfilesByCoverage(
  profiles: Profile[],
  search: SearchOrigin,
  { maxClinicDistance, allowsVisit }: VisitLimits,
) {
  return {
    general: listMatchingProfiles(profiles, {
      ...search,
      maxClinicDistance: Math.max(maxClinicDistance, defaultMaxClinicDistance),
    }),
    insured: listMatchingProfiles(profiles, {
      ...search,
      maxClinicDistance,
      allowsVisit,
    }),
  };
}

/** Returns the response of the operations that list profiles. Its other fields summarize the matching profiles. */
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
