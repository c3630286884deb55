import { describe, expect, it } from 'vitest';
import {
  createLocation,
  createProfile,
  createWorkingHours,
  lisbon,
} from '../../../tests/support/sandbox/profile-helpers';
import { findAvailability } from './availability';
import { weekdays } from './opening-hours';
import { getVisitLimits, noLimits } from './visit-limits';

const company = { id: 1, companyId: 1 };
const request = { origin: lisbon, specialty: 'CARDIOLOGIST', language: 'PT' } as const;

describe('the availability per weekday', () => {
  it('has all days from MONDAY to SUNDAY, by the hours of the locations', () => {
    const clinic = createProfile([createLocation('CLINIC_VISIT', 2)]);
    const week = findAvailability([clinic], request, noLimits);
    expect(Object.keys(week)).toEqual([...weekdays]);
    expect(week.TUESDAY).toMatchObject({
      generalPractitionerAvailable: true,
      nearestGeneralPractitioner: 2,
      selectedSpecialityAvailable: false,
      videoInEnglish: 'NOT_AVAILABLE',
    });
    expect(week.TUESDAY?.nearestSpecialist).toBeUndefined();
    expect(week.SUNDAY?.generalPractitionerAvailable).toBe(false);
  });

  it('has the distance of the nearest in whole kilometers, with and without the restrictions of the company', () => {
    const owned = createProfile([createLocation('CLINIC_VISIT', 5.4)], {
      specialty: ['CARDIOLOGIST'],
    });
    const other = createProfile([createLocation('CLINIC_VISIT', 3.6)], {
      specialty: ['CARDIOLOGIST'],
      ownerId: 9,
    });
    const week = findAvailability(
      [owned, other],
      request,
      getVisitLimits({ ...company, permissibleOwners: [1] }),
    );
    expect(week.TUESDAY).toMatchObject({
      selectedSpecialityAvailable: true,
      nearestSpecialist: 5,
      nearestSpecialistSkipCompanyRestrictions: 4,
    });
  });

  it('includes clinics within the permissible distance, or within the wider limit without restrictions', () => {
    const clinic = createProfile([createLocation('CLINIC_VISIT', 8)]);
    const { TUESDAY } = findAvailability(
      [clinic],
      request,
      getVisitLimits({ ...company, permissibleDistance: 5000 }),
    );
    expect(TUESDAY?.generalPractitionerAvailable).toBe(false);
    expect(TUESDAY?.nearestGeneralPractitioner).toBeUndefined();
    expect(TUESDAY?.generalPractitionerAvailableSkipCompanyRestrictions).toBe(true);
    expect(TUESDAY?.nearestGeneralPractitionerSkipCompanyRestrictions).toBe(8);
  });

  it('treats a specialty that the company does not cover as restricted, even for a profile with two', () => {
    const profile = createProfile([createLocation('CLINIC_VISIT', 1)], {
      specialty: ['GENERAL', 'CARDIOLOGIST'],
    });
    const { TUESDAY } = findAvailability(
      [profile],
      request,
      getVisitLimits({ ...company, companySpecialties: ['CARDIOLOGIST'] }),
    );
    expect(TUESDAY?.generalPractitionerAvailable).toBe(false);
    expect(TUESDAY?.selectedSpecialityAvailable).toBe(true);
  });

  it('reports video visits in a language as NOT_AVAILABLE, AVAILABLE, or CAN_PRESCRIBE', () => {
    const video = (more: object) =>
      createProfile(
        [createLocation('VIDEO_VISIT', 0, { specialtyHours: createWorkingHours(50, 'MONDAY') })],
        more,
      );
    const week = findAvailability(
      [video({ languages: ['EN', 'PT'] }), video({ prescriptionCountriesByDataEntry: ['PT'] })],
      request,
      noLimits,
    );
    expect(week.MONDAY).toMatchObject({
      videoInEnglish: 'CAN_PRESCRIBE',
      videoInSelectedLanguage: 'AVAILABLE',
      generalPractitionerAvailable: false,
    });
    expect(week.TUESDAY?.videoInEnglish).toBe('NOT_AVAILABLE');
    const withoutVideo = findAvailability(
      [video({})],
      request,
      getVisitLimits({ ...company, allowVideoVisit: false }),
    );
    expect(withoutVideo.MONDAY?.videoInEnglish).toBe('NOT_AVAILABLE');
  });

  it('omits a specialty and a language that were not requested, and distances without a location', () => {
    const { TUESDAY } = findAvailability(
      [createProfile([createLocation('CLINIC_VISIT', 900)])],
      {},
      noLimits,
    );
    expect(JSON.parse(JSON.stringify(TUESDAY))).toEqual({
      generalPractitionerAvailable: true,
      generalPractitionerAvailableSkipCompanyRestrictions: true,
      videoInEnglish: 'NOT_AVAILABLE',
    });
  });
});
