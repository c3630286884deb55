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

  it('has the distance of the nearest in whole kilometers, with the restrictions of the company and without', () => {
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

  it('takes clinics within the permissible distance, and without restrictions within the wider limit', () => {
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

  it('counts a specialty that the company has not as restricted, also of a profile with two', () => {
    const both = createProfile([createLocation('CLINIC_VISIT', 1)], {
      specialty: ['GENERAL', 'CARDIOLOGIST'],
    });
    const { TUESDAY } = findAvailability(
      [both],
      request,
      getVisitLimits({ ...company, companySpecialties: ['CARDIOLOGIST'] }),
    );
    expect(TUESDAY?.generalPractitionerAvailable).toBe(false);
    expect(TUESDAY?.selectedSpecialityAvailable).toBe(true);
  });

  it('says of video visits in a language NOT_AVAILABLE, AVAILABLE or CAN_PRESCRIBE', () => {
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
    const none = findAvailability(
      [video({})],
      request,
      getVisitLimits({ ...company, allowVideoVisit: false }),
    );
    expect(none.MONDAY?.videoInEnglish).toBe('NOT_AVAILABLE');
  });

  it('tells nothing of a specialty and a language that were not asked for, and no distance without a place', () => {
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
