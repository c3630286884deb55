import { describe, expect, it } from 'vitest';
import {
  createLocation,
  createProfile,
  createWorkingHours,
} from '../../../tests/support/sandbox/profile-helpers';
import { findPriceRange, matchesPreferences } from './price-range';

const tuesday = new Date('2027-03-02T10:00:00Z');
const withFee = (fee: number) => ({ specialtyHours: createWorkingHours(fee, 'TUESDAY') });

describe('findPriceRange', () => {
  it('returns the lowest and the highest fee of home visits and of clinic visits', () => {
    const range = findPriceRange(
      [
        createProfile([
          createLocation('HOME_VISIT', 1, withFee(95)),
          createLocation('CLINIC_VISIT', 1, withFee(60)),
        ]),
        createProfile([
          createLocation('HOME_VISIT', 1, withFee(140)),
          createLocation('VIDEO_VISIT', 1, withFee(10)),
        ]),
      ],
      tuesday,
    );
    expect(range).toEqual({ homeFrom: 95, homeTo: 140, clinicFrom: 60, clinicTo: 60 });
  });

  it('uses the currency of the nearest profile', () => {
    const range = findPriceRange(
      [
        createProfile([createLocation('CLINIC_VISIT', 1, withFee(50))]),
        createProfile([createLocation('CLINIC_VISIT', 2, withFee(108))], { currency: 'USD' }),
      ],
      tuesday,
    );
    expect(range).toMatchObject({ clinicFrom: 50, clinicTo: 100 });
  });

  it('omits the fields if nothing matches', () => {
    expect(JSON.stringify(findPriceRange([], tuesday))).toBe('{}');
    const closed = createProfile([createLocation('CLINIC_VISIT', 1)]);
    expect(JSON.stringify(findPriceRange([closed], new Date('2027-03-05T10:00:00Z')))).toBe('{}');
  });
});

describe('matchesPreferences', () => {
  const profile = createProfile([], { subSpecialities: ['SPORTS'], languages: ['EN', 'PT'] });

  it('accepts any profile without preferences', () => {
    expect(matchesPreferences(profile, {})).toBe(true);
    expect(matchesPreferences(profile, { selectedLanguages: [], selectedSubSpeciality: [] })).toBe(
      true,
    );
  });

  it('accepts any gender if BOTH is selected', () => {
    expect(matchesPreferences(profile, { selectedGender: 'BOTH' })).toBe(true);
    expect(matchesPreferences(profile, { selectedGender: 'FEMALE' })).toBe(true);
    expect(matchesPreferences(profile, { selectedGender: 'MALE' })).toBe(false);
  });

  it('requires one of the languages and sub-specialties, the specialty, and the country', () => {
    expect(matchesPreferences(profile, { selectedLanguages: ['DE', 'PT'] })).toBe(true);
    expect(matchesPreferences(profile, { selectedLanguages: ['DE'] })).toBe(false);
    expect(matchesPreferences(profile, { selectedSubSpeciality: ['SPORTS'] })).toBe(true);
    expect(matchesPreferences(profile, { selectedSubSpeciality: ['OTHER'] })).toBe(false);
    expect(matchesPreferences(profile, { selectedSpecialty: 'DENTIST' })).toBe(false);
    expect(matchesPreferences(profile, { suggestedCountry: 'ES' })).toBe(false);
  });
});
