import { describe, expect, it } from 'vitest';
import {
  createLocation,
  createProfile,
  createWorkingHours,
} from '../../../tests/support/sandbox/profile-helpers';
import { getVideoFeeRanges, listReferralSpecialties } from './specialty-maps';

const createVideoLocation = (...fees: number[]) =>
  createLocation('VIDEO_VISIT', 0, {
    specialtyHours: fees.flatMap((fee) => createWorkingHours(fee, 'MONDAY')),
  });

describe('requestedToReferralSpecialties', () => {
  it('lists the specialties of each country, without general practitioners', () => {
    const { country: _country, ...profileWithoutCountry } = createProfile([], {
      specialty: ['ENT'],
    });
    expect(
      listReferralSpecialties([
        createProfile([]),
        createProfile([], { specialty: ['CARDIOLOGIST', 'GENERAL'] }),
        createProfile([], { specialty: ['DENTIST', 'CARDIOLOGIST'] }),
        createProfile([], { country: 'ES', specialty: ['ENT'] }),
        createProfile([], { country: 'FR' }),
        profileWithoutCountry,
      ]),
    ).toEqual({ PT: ['CARDIOLOGIST', 'DENTIST'], ES: ['ENT'] });
  });
});

describe('suggestedMinVideoFeePerSpecialty and suggestedMaxVideoFeePerSpecialty', () => {
  it('are fees of video visits in USD', () => {
    const fees = getVideoFeeRanges([
      createProfile([createVideoLocation(50, 60), createLocation('CLINIC_VISIT', 0)]),
      createProfile([createVideoLocation(50)], {
        currency: 'USD',
        specialty: ['GENERAL', 'DENTIST'],
      }),
      createProfile([createLocation('CLINIC_VISIT', 0)], { specialty: ['ENT'] }),
    ]);
    expect(fees).toEqual({
      min: { GENERAL: 50, DENTIST: 50 },
      max: { GENERAL: 64.8, DENTIST: 50 },
    });
  });
});
