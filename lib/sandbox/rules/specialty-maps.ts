import type { Schemas } from '../api-types';
import type { Profile } from '../sandbox-data';
import { convertCurrency } from './exchange-rates';

type Specialty = Schemas['Specialty'];

/**
 * Returns the specialties to which a patient can be referred, by country (`requestedToReferralSpecialties`). What the
 * field means is not documented; the sandbox lists the specialties in the country except for general practitioners, who
 * refer patients to them.
 */
export function listReferralSpecialties(profiles: readonly Profile[]): Record<string, Specialty[]> {
  const byCountry = new Map<string, Set<Specialty>>();
  for (const { country, specialty } of profiles) {
    const referable = specialty.filter((candidate) => candidate !== 'GENERAL');
    if (country === undefined || referable.length === 0) continue;
    byCountry.set(country, new Set([...(byCountry.get(country) ?? []), ...referable]));
  }
  return Object.fromEntries([...byCountry].map(([country, list]) => [country, [...list]]));
}

/**
 * Returns the lowest and the highest working-hours fee of video visits in USD, by specialty
 * (`suggestedMinVideoFeePerSpecialty`, `suggestedMaxVideoFeePerSpecialty`).
 */
export function getVideoFeeRanges(profiles: readonly Profile[]): {
  min: Record<string, number>;
  max: Record<string, number>;
} {
  const fees = new Map<Specialty, number[]>();
  for (const { specialty: specialties, locations, currency } of profiles) {
    const videoFees = locations
      .filter(({ type }) => type === 'VIDEO_VISIT')
      .flatMap(({ specialtyHours = [] }) => specialtyHours)
      .flatMap(({ feeWorkingHours }) => (feeWorkingHours === undefined ? [] : [feeWorkingHours]))
      .flatMap((amount) => convertCurrency({ amount, currency }, 'USD') ?? []);
    if (videoFees.length === 0) continue;
    for (const specialty of specialties) {
      fees.set(specialty, [...(fees.get(specialty) ?? []), ...videoFees]);
    }
  }
  const aggregate = (reduce: (...values: number[]) => number) =>
    Object.fromEntries([...fees].map(([specialty, values]) => [specialty, reduce(...values)]));
  return { min: aggregate(Math.min), max: aggregate(Math.max) };
}
