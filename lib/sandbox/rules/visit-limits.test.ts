import { describe, expect, it } from 'vitest';
import { createProfile } from '../../../tests/support/sandbox/profile-helpers';
import type { Company, Policy } from '../sandbox-data';
import { getVisitLimits } from './visit-limits';

const company: Company = { id: 1, companyId: 1 };
const policy: Policy = {
  id: 2,
  policyId: 2,
  status: 'ACTIVE',
  scope: 'ALL',
  companyId: 1,
  policyNumber: 'A',
};
const profile = createProfile([], { ownerId: 7 });

describe('the limits of a company and a policy', () => {
  it('allow all visits by default', () => {
    const limits = getVisitLimits(company, policy);
    expect(limits.maxClinicDistance).toBe(10_000);
    expect(limits.allowsVisit(profile, 'CLINIC_VISIT')).toBe(true);
    expect(getVisitLimits(undefined).allowsVisit(profile, 'HOME_VISIT')).toBe(true);
  });

  it('exclude types of visits that the company or the policy does not allow', () => {
    const limits = getVisitLimits(
      { ...company, allowHomeVisit: false },
      { ...policy, canUseClinicVisits: false },
    );
    expect(limits.allowsVisit(profile, 'HOME_VISIT')).toBe(false);
    expect(limits.allowsVisit(profile, 'CLINIC_VISIT')).toBe(false);
    expect(limits.allowsVisit(profile, 'VIDEO_VISIT')).toBe(true);
  });

  it('include or exclude the countries of the company', () => {
    const included = getVisitLimits({ ...company, companyCountries: ['ES'] });
    const excluded = getVisitLimits({
      ...company,
      companyCountries: ['ES'],
      companyCountriesIncluded: false,
    });
    expect(included.allowsVisit(profile, 'VIDEO_VISIT')).toBe(false);
    expect(excluded.allowsVisit(profile, 'VIDEO_VISIT')).toBe(true);
  });

  it('apply the specialties, the owners, and the distance of the company', () => {
    const specialties = getVisitLimits({ ...company, companySpecialties: ['DENTIST'] });
    expect(specialties.allowsVisit(profile, 'VIDEO_VISIT')).toBe(false);
    expect(specialties.allowsSpecialty('DENTIST')).toBe(true);
    expect(specialties.allowsSpecialty('GENERAL')).toBe(false);
    const owners = getVisitLimits({ ...company, permissibleOwners: [8], permissibleDistance: 500 });
    expect(owners.allowsVisit(profile, 'VIDEO_VISIT')).toBe(false);
    expect(owners.maxClinicDistance).toBe(500);
  });
});
