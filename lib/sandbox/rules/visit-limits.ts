import type { Schemas } from '../api';
import { readParameter } from '../system-parameters';
import type { Company, Policy, Profile } from '../world';

type LocationType = Schemas['VisitLocationType'];

/** What a company and a policy leave open of all profiles. */
export type VisitLimits = {
  /** Meters to the clinics that count. */
  distance: number;
  allows: (profile: Profile, type: LocationType) => boolean;
  allowsSpecialty: (specialty: Schemas['Specialty']) => boolean;
};

/** Where no company says how far a clinic may be: the limit of the system parameters, in meters. */
export const generalDistance = readParameter('alternativeClinicLimitByDistance');

/** What is open to somebody without an insurer. */
export const noLimits: VisitLimits = {
  distance: generalDistance,
  allows: () => true,
  allowsSpecialty: () => true,
};

/** A flag that is not set forbids nothing, and neither does a list without an item. */
const isOff = (flag: boolean | undefined) => flag === false;
const isIn = <Item>(list: readonly Item[] | undefined, items: readonly Item[]) =>
  list === undefined || list.length === 0 || items.some((item) => list.includes(item));

const typesOff = (company: Company, policy: Policy | undefined): Record<LocationType, boolean> => ({
  CLINIC_VISIT: isOff(company.allowClinicVisit) || isOff(policy?.canUseClinicVisits),
  HOME_VISIT: isOff(company.allowHomeVisit) || isOff(policy?.canUseHomeVisits),
  VIDEO_VISIT: isOff(company.allowVideoVisit) || isOff(policy?.canUseVideoVisits),
});

/** `companyCountriesIncluded` says whether the listed countries are the open ones or the closed ones. */
const allowsCountry = (
  { companyCountriesIncluded, companyCountries }: Company,
  { country }: Profile,
): boolean => {
  if (!companyCountries?.length || country === undefined) return true;
  return companyCountries.includes(country) === (companyCountriesIncluded ?? true);
};

/**
 * The restrictions of a company (countries, specialties, owners, distance, types of visits) together with those of
 * one of its policies. How they work together is not published: in the sandbox a visit needs both to allow it.
 */
export function limitsOf(company: Company | undefined, policy?: Policy): VisitLimits {
  if (!company) return noLimits;
  const { permissibleDistance, companySpecialties, permissibleOwners } = company;
  const off = typesOff(company, policy);
  return {
    distance: permissibleDistance ?? generalDistance,
    allows: (profile, type) =>
      !off[type] &&
      allowsCountry(company, profile) &&
      isIn(companySpecialties, profile.specialty) &&
      (profile.ownerId === undefined || isIn(permissibleOwners, [profile.ownerId])),
    allowsSpecialty: (specialty) => isIn(companySpecialties, [specialty]),
  };
}
