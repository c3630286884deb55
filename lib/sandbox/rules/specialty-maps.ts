import type { Schemas } from '../api-types';
import type { Profile } from '../sandbox-data';
import { convertCurrency } from './exchange-rates';

type Specialty = Schemas['Specialty'];

/**
 * Per country the specialties to which a patient may be referred (`requestedToReferralSpecialties`): «country to
 * specialties». What the field means is not published: the sandbox takes the specialties that there are in the
 * country, without the general practitioner, who refers to them.
 */
export function listReferralSpecialties(profiles: readonly Profile[]): Record<string, Specialty[]> {
  const found = new Map<string, Set<Specialty>>();
  for (const { country, specialty } of profiles) {
    const referred = specialty.filter((one) => one !== 'GENERAL');
    if (country === undefined || referred.length === 0) continue;
    found.set(country, new Set([...(found.get(country) ?? []), ...referred]));
  }
  return Object.fromEntries([...found].map(([country, list]) => [country, [...list]]));
}

/**
 * The lowest and the highest fee of a video visit in working hours, by specialty, in USD
 * (`suggestedMinVideoFeePerSpecialty`, `suggestedMaxVideoFeePerSpecialty`).
 */
export function getVideoFeeRanges(profiles: readonly Profile[]): {
  min: Record<string, number>;
  max: Record<string, number>;
} {
  const fees = new Map<Specialty, number[]>();
  for (const { specialty, locations, currency } of profiles) {
    const own = locations
      .filter(({ type }) => type === 'VIDEO_VISIT')
      .flatMap(({ specialtyHours = [] }) => specialtyHours)
      .flatMap(({ feeWorkingHours }) => (feeWorkingHours === undefined ? [] : [feeWorkingHours]))
      .flatMap((amount) => convertCurrency({ amount, currency }, 'USD') ?? []);
    if (own.length === 0) continue;
    for (const one of specialty) fees.set(one, [...(fees.get(one) ?? []), ...own]);
  }
  const pick = (choose: (...values: number[]) => number) =>
    Object.fromEntries([...fees].map(([specialty, list]) => [specialty, choose(...list)]));
  return { min: pick(Math.min), max: pick(Math.max) };
}
