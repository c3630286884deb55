import type { Schemas } from '../api-types';
import type { Profile } from '../sandbox-data';
import type { Coordinates } from './distance';
import { distanceToLocation, listMatchingProfiles } from './matching-profiles';
import { omitUndefined } from './omit-undefined';
import { isOpenOn, type Weekday, weekdays } from './opening-hours';
import { defaultMaxClinicDistance, type VisitLimits } from './visit-limits';

type Specialty = Schemas['Specialty'];

/** The location, the specialty and the language for which the availability is requested. */
type AvailabilityRequest = {
  origin?: Coordinates | undefined;
  specialty?: Specialty | undefined;
  language?: Schemas['Language'] | undefined;
};

/** Whether visits in person are available for a specialty on a day, and the distance to the nearest in kilometers. */
type InPersonAvailability = { available: boolean; nearest?: number };

function findInPersonAvailability(
  profiles: readonly Profile[],
  weekday: Weekday,
  specialty: Specialty,
  origin: Coordinates | undefined,
): InPersonAvailability {
  const open = profiles
    .filter((profile) => profile.specialty.includes(specialty))
    .flatMap(({ locations }) => locations)
    .filter((location) => location.type !== 'VIDEO_VISIT' && isOpenOn(location, weekday));
  const meters = open.flatMap((location) => distanceToLocation(location, origin) ?? []);
  return {
    available: open.length > 0,
    ...(meters.length > 0 && { nearest: Math.round(Math.min(...meters) / 1000) }),
  };
}

const canPrescribe = ({
  prescriptionCountriesByDataEntry = [],
  prescriptionCountriesByMatrix = [],
}: Profile): boolean =>
  prescriptionCountriesByDataEntry.length + prescriptionCountriesByMatrix.length > 0;

function findVideoAvailability(
  profiles: readonly Profile[],
  weekday: Weekday,
  language: Schemas['Language'],
): Schemas['VideoAvailability'] {
  const open = profiles.filter(
    ({ languages = [], locations }) =>
      languages.includes(language) &&
      locations.some((location) => location.type === 'VIDEO_VISIT' && isOpenOn(location, weekday)),
  );
  if (open.length === 0) return 'NOT_AVAILABLE';
  return open.some(canPrescribe) ? 'CAN_PRESCRIBE' : 'AVAILABLE';
}

/**
 * Returns which visits are available near a location on each day of the week, with and without the restrictions of a
 * company (specification: data-reference.txt, section 3, "Availability and search payloads"). Distances are whole
 * kilometers. "Available" refers to visits in person; the fields for video visits apply the company's restrictions.
 * Fields of a specialty or a language that was not requested are absent, and so are unknown distances. Without
 * restrictions, the distance limit is the default or the company's, whichever is wider.
 */
export function findAvailability(
  profiles: readonly Profile[],
  { origin, specialty, language }: AvailabilityRequest,
  { maxClinicDistance, allowsVisit, allowsSpecialty }: VisitLimits,
): Schemas['ProfilesAvailability'] {
  const general = listMatchingProfiles(profiles, {
    origin,
    maxClinicDistance: Math.max(maxClinicDistance, defaultMaxClinicDistance),
    checkHomeDistance: true,
  });
  const insured = listMatchingProfiles(profiles, {
    origin,
    maxClinicDistance,
    checkHomeDistance: true,
    allowsVisit,
  });
  const listInsured = (wanted: Specialty) => (allowsSpecialty(wanted) ? insured : []);

  const buildDay = (weekday: Weekday): Schemas['DayAvailability'] => {
    const doctor = findInPersonAvailability(listInsured('GENERAL'), weekday, 'GENERAL', origin);
    const anyDoctor = findInPersonAvailability(general, weekday, 'GENERAL', origin);
    const specialist =
      specialty && findInPersonAvailability(listInsured(specialty), weekday, specialty, origin);
    const anySpecialist =
      specialty && findInPersonAvailability(general, weekday, specialty, origin);
    return omitUndefined({
      generalPractitionerAvailable: doctor.available,
      selectedSpecialityAvailable: specialist?.available,
      generalPractitionerAvailableSkipCompanyRestrictions: anyDoctor.available,
      selectedSpecialityAvailableSkipCompanyRestrictions: anySpecialist?.available,
      nearestGeneralPractitioner: doctor.nearest,
      nearestSpecialist: specialist?.nearest,
      nearestGeneralPractitionerSkipCompanyRestrictions: anyDoctor.nearest,
      nearestSpecialistSkipCompanyRestrictions: anySpecialist?.nearest,
      videoInEnglish: findVideoAvailability(insured, weekday, 'EN'),
      videoInSelectedLanguage:
        language === undefined ? undefined : findVideoAvailability(insured, weekday, language),
    });
  };
  return Object.fromEntries(weekdays.map((weekday) => [weekday, buildDay(weekday)]));
}
