import type { Schemas } from '../api-types';
import type { Company, Policy, Profile } from '../sandbox-data';
import { readSystemParameter } from '../system-parameters';

type LocationType = Schemas['VisitLocationType'];

/** The visits that a company and a policy allow. */
export type VisitLimits = {
  /** Maximum distance to a clinic, in meters. */
  maxClinicDistance: number;
  allowsVisit: (profile: Profile, type: LocationType) => boolean;
  allowsSpecialty: (specialty: Schemas['Specialty']) => boolean;
};

/** Maximum distance to a clinic without a company's limit, in meters. */
export const defaultMaxClinicDistance = readSystemParameter('alternativeClinicLimitByDistance');

/** The limits without an insurer. */
export const noLimits: VisitLimits = {
  maxClinicDistance: defaultMaxClinicDistance,
  allowsVisit: () => true,
  allowsSpecialty: () => true,
};

/** An empty or missing list allows all items. */
const allowsAny = <Item>(list: readonly Item[] | undefined, items: readonly Item[]) =>
  list === undefined || list.length === 0 || items.some((item) => list.includes(item));

/** Returns whether a company and a policy allow a type of visit. A missing flag or type does not exclude it. */
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
 * Returns whether a company allows visits in a country. `companyCountries` lists the allowed countries or, if
 * `companyCountriesIncluded` is false, the excluded ones.
 */
export function allowsCountry(
  company: Company | undefined,
  country: Schemas['Country'] | undefined,
): boolean {
  const countries = company?.companyCountries ?? [];
  if (country === undefined || countries.length === 0) return true;
  return countries.includes(country) === (company?.companyCountriesIncluded ?? true);
}

/** Returns whether a company allows visits of one of the specialties. */
export const allowsSpecialty = (
  company: Company | undefined,
  specialties: ReadonlyArray<Schemas['Specialty']>,
): boolean => allowsAny(company?.companySpecialties, specialties);

/**
 * Returns the combined limits of a company (countries, specialties, owners, distance, types of visits) and one of its
 * policies. How they are combined is not documented; in the sandbox, both must allow a visit.
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
      (profile.ownerId === undefined || allowsAny(permissibleOwners, [profile.ownerId])),
    allowsSpecialty: (specialty) => allowsSpecialty(company, [specialty]),
  };
}
