import type { Schemas } from '../api-types';
import type { Company, Policy, Profile } from '../sandbox-data';
import { readSystemParameter } from '../system-parameters';

type LocationType = Schemas['VisitLocationType'];

/** What a company and a policy leave open of all profiles. */
export type VisitLimits = {
  /** Meters to the clinics that count. */
  maxClinicDistance: number;
  allowsVisit: (profile: Profile, type: LocationType) => boolean;
  allowsSpecialty: (specialty: Schemas['Specialty']) => boolean;
};

/** Where no company says how far a clinic may be: the limit of the system parameters, in meters. */
export const defaultMaxClinicDistance = readSystemParameter('alternativeClinicLimitByDistance');

/** What is open to somebody without an insurer. */
export const noLimits: VisitLimits = {
  maxClinicDistance: defaultMaxClinicDistance,
  allowsVisit: () => true,
  allowsSpecialty: () => true,
};

/** A list without an item forbids nothing. */
const isIn = <Item>(list: readonly Item[] | undefined, items: readonly Item[]) =>
  list === undefined || list.length === 0 || items.some((item) => list.includes(item));

/** Whether company and policy allow a type of visit: a flag that is not set, and a type that is open, forbid nothing. */
export function allowsVisitType(
  company: Company | undefined,
  policy: Policy | undefined,
  type: LocationType | undefined,
): boolean {
  if (type === 'VIDEO_VISIT') {
    return company?.allowVideoVisit !== false && policy?.canUseVideoVisits !== false;
  }
  if (type === 'CLINIC_VISIT') {
    return company?.allowClinicVisit !== false && policy?.canUseClinicVisits !== false;
  }
  if (type === 'HOME_VISIT') {
    return company?.allowHomeVisit !== false && policy?.canUseHomeVisits !== false;
  }
  return true;
}

/**
 * Whether a company has visits in a country: `companyCountries` are the open ones, or the closed ones where
 * `companyCountriesIncluded` is false.
 */
export function allowsCountry(
  company: Company | undefined,
  country: Schemas['Country'] | undefined,
): boolean {
  const countries = company?.companyCountries ?? [];
  if (country === undefined || countries.length === 0) return true;
  return countries.includes(country) === (company?.companyCountriesIncluded ?? true);
}

/** Whether a company has visits of one of the specialties. */
export const allowsSpecialty = (
  company: Company | undefined,
  specialties: ReadonlyArray<Schemas['Specialty']>,
): boolean => isIn(company?.companySpecialties, specialties);

/**
 * The restrictions of a company (countries, specialties, owners, distance, types of visits) together with those of
 * one of its policies. How they work together is not published: in the sandbox a visit needs both to allow it.
 */
export function getVisitLimits(company: Company | undefined, policy?: Policy): VisitLimits {
  if (!company) return noLimits;
  const { permissibleDistance, permissibleOwners } = company;
  return {
    maxClinicDistance: permissibleDistance ?? defaultMaxClinicDistance,
    allowsVisit: (profile, type) =>
      allowsVisitType(company, policy, type) &&
      allowsCountry(company, profile.country) &&
      allowsSpecialty(company, profile.specialty) &&
      (profile.ownerId === undefined || isIn(permissibleOwners, [profile.ownerId])),
    allowsSpecialty: (specialty) => allowsSpecialty(company, [specialty]),
  };
}
