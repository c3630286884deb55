import type { Schemas } from '../api-types';
import type { Profile } from '../sandbox-data';
import { convertCurrency } from './exchange-rates';
import { findAsapFee } from './opening-hours';

/** What a patient looks for in a profile, whatever the place. */
type Wishes = Pick<
  Schemas['OfflineAsapRequest'],
  | 'selectedLanguages'
  | 'selectedSpecialty'
  | 'selectedSubSpeciality'
  | 'selectedGender'
  | 'suggestedCountry'
>;

const sharesOne = <Item>(wanted: readonly Item[] | undefined, own: readonly Item[] | undefined) =>
  wanted === undefined || wanted.length === 0 || wanted.some((item) => own?.includes(item));

/** A patient who chose BOTH takes any gender. */
const fitsGender = (
  wanted: Schemas['Gender'] | undefined,
  own: Schemas['Gender'] | undefined,
): boolean => wanted === undefined || wanted === 'BOTH' || own === wanted || own === 'BOTH';

/** Whether a profile is what a patient looks for. Of several languages or sub-specialties one is enough. */
export function matchesPreferences(profile: Profile, wishes: Wishes): boolean {
  const { selectedSpecialty, suggestedCountry } = wishes;
  return (
    (selectedSpecialty === undefined || profile.specialty.includes(selectedSpecialty)) &&
    (suggestedCountry === undefined || profile.country === suggestedCountry) &&
    fitsGender(wishes.selectedGender, profile.gender) &&
    sharesOne(wishes.selectedLanguages, profile.languages) &&
    sharesOne(wishes.selectedSubSpeciality, profile.subSpecialities)
  );
}

/** The lowest and the highest fee of a type of visit; a fee in another currency is converted, where there are rates. */
function rangeOf(
  profiles: readonly Profile[],
  type: Schemas['VisitLocationType'],
  moment: Date,
): { from?: number; to?: number } {
  const currency = profiles[0]?.currency;
  const fees = profiles.flatMap((profile) =>
    profile.locations
      .filter((location) => location.type === type)
      .flatMap((location) => findAsapFee(location, moment, profile.deltaTime) ?? [])
      .flatMap((amount) => convertCurrency({ amount, currency: profile.currency }, currency) ?? []),
  );
  return fees.length === 0 ? {} : { from: Math.min(...fees), to: Math.max(...fees) };
}

/**
 * The prices of home visits and of clinic visits as soon as possible, over profiles that fit, nearest first. Fields
 * are absent where nothing fits. «The currency of the prices is not published»: the sandbox's is the one of the
 * nearest profile.
 */
export function findPriceRange(
  profiles: readonly Profile[],
  moment: Date,
): Schemas['ProfilePriceRange'] {
  const home = rangeOf(profiles, 'HOME_VISIT', moment);
  const clinic = rangeOf(profiles, 'CLINIC_VISIT', moment);
  return {
    homeFrom: home.from,
    homeTo: home.to,
    clinicFrom: clinic.from,
    clinicTo: clinic.to,
  };
}
