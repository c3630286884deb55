import type { Schemas } from '../api-types';
import type { Profile } from '../sandbox-data';
import { convertCurrency } from './exchange-rates';
import { omitUndefined } from './omit-undefined';
import { findAsapFee } from './opening-hours';

/** The properties that a patient requests of a profile, apart from the location. */
type ProfilePreferences = Pick<
  Schemas['OfflineAsapRequest'],
  | 'selectedLanguages'
  | 'selectedSpecialty'
  | 'selectedSubSpeciality'
  | 'selectedGender'
  | 'suggestedCountry'
>;

const matchesAny = <Item>(
  requested: readonly Item[] | undefined,
  available: readonly Item[] | undefined,
) =>
  requested === undefined ||
  requested.length === 0 ||
  requested.some((item) => available?.includes(item));

/** BOTH, requested or of the profile, matches any gender. */
const matchesGender = (
  requested: Schemas['Gender'] | undefined,
  gender: Schemas['Gender'] | undefined,
): boolean =>
  requested === undefined || requested === 'BOTH' || gender === requested || gender === 'BOTH';

/** Returns whether a profile has the requested properties. Of several languages or sub-specialties, one must match. */
export function matchesPreferences(profile: Profile, preferences: ProfilePreferences): boolean {
  const { selectedSpecialty, suggestedCountry } = preferences;
  return (
    (selectedSpecialty === undefined || profile.specialty.includes(selectedSpecialty)) &&
    (suggestedCountry === undefined || profile.country === suggestedCountry) &&
    matchesGender(preferences.selectedGender, profile.gender) &&
    matchesAny(preferences.selectedLanguages, profile.languages) &&
    matchesAny(preferences.selectedSubSpeciality, profile.subSpecialities)
  );
}

/**
 * Returns the lowest and the highest fee of a type of visit, in the currency of the first profile. Fees without an
 * exchange rate to it are left out.
 */
function calculateFeeRange(
  profiles: readonly Profile[],
  type: Schemas['VisitLocationType'],
  instant: Date,
): { from?: number; to?: number } {
  const currency = profiles[0]?.currency;
  const fees = profiles.flatMap((profile) =>
    profile.locations
      .filter((location) => location.type === type)
      .flatMap((location) => findAsapFee(location, instant, profile.deltaTime) ?? [])
      .flatMap((amount) => convertCurrency({ amount, currency: profile.currency }, currency) ?? []),
  );
  return fees.length === 0 ? {} : { from: Math.min(...fees), to: Math.max(...fees) };
}

/**
 * Returns the price ranges of home visits and clinic visits as soon as possible. Without a matching location, the
 * fields are absent. The currency of the prices is not documented; the sandbox uses that of the nearest profile.
 * @param profiles matching profiles, nearest first
 * @param instant time from which the visits are searched
 */
export function findPriceRange(
  profiles: readonly Profile[],
  instant: Date,
): Schemas['ProfilePriceRange'] {
  const home = calculateFeeRange(profiles, 'HOME_VISIT', instant);
  const clinic = calculateFeeRange(profiles, 'CLINIC_VISIT', instant);
  return omitUndefined({
    homeFrom: home.from,
    homeTo: home.to,
    clinicFrom: clinic.from,
    clinicTo: clinic.to,
  });
}
