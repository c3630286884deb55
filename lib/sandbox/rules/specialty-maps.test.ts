import { describe, expect, it } from 'vitest';
import {
  createLocation,
  createProfile,
  createWorkingHours,
} from '../../../tests/support/sandbox/profile-helpers';
import { getVideoFeeRanges, listReferralSpecialties } from './specialty-maps';

const videoOf = (...fees: number[]) =>
  createLocation('VIDEO_VISIT', 0, {
    specialtyHours: fees.flatMap((fee) => createWorkingHours(fee, 'MONDAY')),
  });

describe('requestedToReferralSpecialties', () => {
  it('lists the specialties of each country, without the general practitioner', () => {
    expect(
      listReferralSpecialties([
        createProfile([]),
        createProfile([], { specialty: ['CARDIOLOGIST', 'GENERAL'] }),
        createProfile([], { specialty: ['DENTIST', 'CARDIOLOGIST'] }),
        createProfile([], { country: 'ES', specialty: ['ENT'] }),
        createProfile([], { country: 'FR' }),
        createProfile([], { country: undefined, specialty: ['ENT'] }),
      ]),
    ).toEqual({ PT: ['CARDIOLOGIST', 'DENTIST'], ES: ['ENT'] });
  });
});

describe('suggestedMinVideoFeePerSpecialty and suggestedMaxVideoFeePerSpecialty', () => {
  it('are fees of video visits in USD', () => {
    const fees = getVideoFeeRanges([
      createProfile([videoOf(50, 60), createLocation('CLINIC_VISIT', 0)]),
      createProfile([videoOf(50)], { currency: 'USD', specialty: ['GENERAL', 'DENTIST'] }),
      createProfile([createLocation('CLINIC_VISIT', 0)], { specialty: ['ENT'] }),
    ]);
    expect(fees).toEqual({
      min: { GENERAL: 50, DENTIST: 50 },
      max: { GENERAL: 64.8, DENTIST: 50 },
    });
  });
});
