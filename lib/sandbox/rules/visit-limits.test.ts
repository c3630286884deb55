import { describe, expect, it } from 'vitest';
import { profileOf } from '../testing/profiles';
import type { Company, Policy } from '../world';
import { limitsOf } from './visit-limits';

const company: Company = { id: 1, companyId: 1 };
const policy: Policy = {
  id: 2,
  policyId: 2,
  status: 'ACTIVE',
  scope: 'ALL',
  companyId: 1,
  policyNumber: 'A',
};
const profile = profileOf([], { ownerId: 7 });

describe('the limits of a company and a policy', () => {
  it('are none where nothing is said', () => {
    const limits = limitsOf(company, policy);
    expect(limits.distance).toBe(10_000);
    expect(limits.allows(profile, 'CLINIC_VISIT')).toBe(true);
    expect(limitsOf(undefined).allows(profile, 'HOME_VISIT')).toBe(true);
  });

  it('take the types of visits that the company or the policy does not allow', () => {
    const limits = limitsOf(
      { ...company, allowHomeVisit: false },
      { ...policy, canUseClinicVisits: false },
    );
    expect(limits.allows(profile, 'HOME_VISIT')).toBe(false);
    expect(limits.allows(profile, 'CLINIC_VISIT')).toBe(false);
    expect(limits.allows(profile, 'VIDEO_VISIT')).toBe(true);
  });

  it('take the countries of the company, included or not', () => {
    const only = limitsOf({ ...company, companyCountries: ['ES'] });
    const except = limitsOf({
      ...company,
      companyCountries: ['ES'],
      companyCountriesIncluded: false,
    });
    expect(only.allows(profile, 'VIDEO_VISIT')).toBe(false);
    expect(except.allows(profile, 'VIDEO_VISIT')).toBe(true);
  });

  it('take the specialties and the owners of the company, and its distance in meters', () => {
    const specialties = limitsOf({ ...company, companySpecialties: ['DENTIST'] });
    expect(specialties.allows(profile, 'VIDEO_VISIT')).toBe(false);
    expect(specialties.allowsSpecialty('DENTIST')).toBe(true);
    expect(specialties.allowsSpecialty('GENERAL')).toBe(false);
    const owners = limitsOf({ ...company, permissibleOwners: [8], permissibleDistance: 500 });
    expect(owners.allows(profile, 'VIDEO_VISIT')).toBe(false);
    expect(owners.distance).toBe(500);
  });
});
