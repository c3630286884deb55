import { describe, expect, it } from 'vitest';
import { hoursOf, locationOf, profileOf } from '../testing/profiles';
import { listReferralSpecialties, listVideoFees } from './specialty-maps';

const videoOf = (...fees: number[]) =>
  locationOf('VIDEO_VISIT', 0, { specialtyHours: fees.flatMap((fee) => hoursOf(fee, 'MONDAY')) });

describe('requestedToReferralSpecialties', () => {
  it('lists the specialties of each country, without the general practitioner', () => {
    expect(
      listReferralSpecialties([
        profileOf([]),
        profileOf([], { specialty: ['CARDIOLOGIST', 'GENERAL'] }),
        profileOf([], { specialty: ['DENTIST', 'CARDIOLOGIST'] }),
        profileOf([], { country: 'ES', specialty: ['ENT'] }),
        profileOf([], { country: 'FR' }),
        profileOf([], { country: undefined, specialty: ['ENT'] }),
      ]),
    ).toEqual({ PT: ['CARDIOLOGIST', 'DENTIST'], ES: ['ENT'] });
  });
});

describe('suggestedMinVideoFeePerSpecialty and suggestedMaxVideoFeePerSpecialty', () => {
  it('are fees of video visits in USD', () => {
    const fees = listVideoFees([
      profileOf([videoOf(50, 60), locationOf('CLINIC_VISIT', 0)]),
      profileOf([videoOf(50)], { currency: 'USD', specialty: ['GENERAL', 'DENTIST'] }),
      profileOf([locationOf('CLINIC_VISIT', 0)], { specialty: ['ENT'] }),
    ]);
    expect(fees).toEqual({
      min: { GENERAL: 50, DENTIST: 50 },
      max: { GENERAL: 64.8, DENTIST: 50 },
    });
  });
});
