import { describe, expect, it } from 'vitest';
import { hoursOf, locationOf, profileOf } from '../testing/profiles';
import { findPriceRange, fitsWishes } from './price-range';

const tuesday = new Date('2027-03-02T10:00:00Z');
const at = (fee: number) => ({ specialtyHours: hoursOf(fee, 'TUESDAY') });

describe('the range of prices', () => {
  it('is from the lowest to the highest fee of home visits and of clinic visits', () => {
    const range = findPriceRange(
      [
        profileOf([locationOf('HOME_VISIT', 1, at(95)), locationOf('CLINIC_VISIT', 1, at(60))]),
        profileOf([locationOf('HOME_VISIT', 1, at(140)), locationOf('VIDEO_VISIT', 1, at(10))]),
      ],
      tuesday,
    );
    expect(range).toEqual({ homeFrom: 95, homeTo: 140, clinicFrom: 60, clinicTo: 60 });
  });

  it('is in the currency of the nearest profile', () => {
    const range = findPriceRange(
      [
        profileOf([locationOf('CLINIC_VISIT', 1, at(50))]),
        profileOf([locationOf('CLINIC_VISIT', 2, at(108))], { currency: 'USD' }),
      ],
      tuesday,
    );
    expect(range).toMatchObject({ clinicFrom: 50, clinicTo: 100 });
  });

  it('is absent where nothing fits', () => {
    expect(JSON.stringify(findPriceRange([], tuesday))).toBe('{}');
    const closed = profileOf([locationOf('CLINIC_VISIT', 1)]);
    expect(JSON.stringify(findPriceRange([closed], new Date('2027-03-05T10:00:00Z')))).toBe('{}');
  });
});

describe('what a patient looks for', () => {
  const profile = profileOf([], { subSpecialities: ['SPORTS'], languages: ['EN', 'PT'] });

  it('is any profile where nothing is chosen', () => {
    expect(fitsWishes(profile, {})).toBe(true);
    expect(fitsWishes(profile, { selectedLanguages: [], selectedSubSpeciality: [] })).toBe(true);
  });

  it('is any gender where BOTH is chosen', () => {
    expect(fitsWishes(profile, { selectedGender: 'BOTH' })).toBe(true);
    expect(fitsWishes(profile, { selectedGender: 'FEMALE' })).toBe(true);
    expect(fitsWishes(profile, { selectedGender: 'MALE' })).toBe(false);
  });

  it('is one of the languages and sub-specialties, the specialty and the country', () => {
    expect(fitsWishes(profile, { selectedLanguages: ['DE', 'PT'] })).toBe(true);
    expect(fitsWishes(profile, { selectedLanguages: ['DE'] })).toBe(false);
    expect(fitsWishes(profile, { selectedSubSpeciality: ['SPORTS'] })).toBe(true);
    expect(fitsWishes(profile, { selectedSubSpeciality: ['OTHER'] })).toBe(false);
    expect(fitsWishes(profile, { selectedSpecialty: 'DENTIST' })).toBe(false);
    expect(fitsWishes(profile, { suggestedCountry: 'ES' })).toBe(false);
  });
});
