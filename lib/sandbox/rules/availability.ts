import type { Schemas } from '../api-types';
import type { Profile } from '../sandbox-data';
import type { Coordinates } from './distance';
import { distanceToLocation, listMatchingProfiles } from './matching-profiles';
import { isOpenOn, type Weekday, weekdays } from './opening-hours';
import { defaultMaxClinicDistance, type VisitLimits } from './visit-limits';

type Specialty = Schemas['Specialty'];

/** What a caller asks of the availability: from where, for which care, in which language. */
type AvailabilityRequest = {
  origin?: Coordinates;
  specialty?: Specialty;
  language?: Schemas['Language'];
};

/** A specialty on one day: whether there is a visit in person, and how many kilometers away the nearest is. */
type Care = { available: boolean; nearest?: number };

function findCare(
  profiles: readonly Profile[],
  weekday: Weekday,
  specialty: Specialty,
  place: Coordinates | undefined,
): Care {
  const open = profiles
    .filter((profile) => profile.specialty.includes(specialty))
    .flatMap(({ locations }) => locations)
    .filter((location) => location.type !== 'VIDEO_VISIT' && isOpenOn(location, weekday));
  const meters = open.flatMap((location) => distanceToLocation(location, place) ?? []);
  return {
    available: open.length > 0,
    ...(meters.length > 0 && { nearest: Math.round(Math.min(...meters) / 1000) }),
  };
}

const prescribes = ({
  prescriptionCountriesByDataEntry = [],
  prescriptionCountriesByMatrix = [],
}: Profile): boolean =>
  prescriptionCountriesByDataEntry.length + prescriptionCountriesByMatrix.length > 0;

function findVideo(
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
  return open.some(prescribes) ? 'CAN_PRESCRIBE' : 'AVAILABLE';
}

/**
 * Which care is available on each day of the week near a place, with the restrictions of a company and without
 * (specification, section 3: availability per weekday, distances as whole kilometers). Available means visits in
 * person: video visits have fields of their own, which hold with the restrictions of the company. Fields of a
 * specialty or a language that was not asked for are absent, and so is a distance where there is none.
 * Without the restrictions the distance is the general limit, or the company's where that is wider.
 */
export function findAvailability(
  profiles: readonly Profile[],
  { origin: place, specialty, language }: AvailabilityRequest,
  { maxClinicDistance: distance, allowsVisit: allows, allowsSpecialty }: VisitLimits,
): Schemas['ProfilesAvailability'] {
  const general = listMatchingProfiles(profiles, {
    origin: place,
    maxClinicDistance: Math.max(distance, defaultMaxClinicDistance),
    checkHomeDistance: true,
  });
  const insured = listMatchingProfiles(profiles, {
    origin: place,
    maxClinicDistance: distance,
    checkHomeDistance: true,
    allowsVisit: allows,
  });
  const insuredOf = (one: Specialty) => (allowsSpecialty(one) ? insured : []);

  const readDay = (weekday: Weekday): Schemas['DayAvailability'] => {
    const doctor = findCare(insuredOf('GENERAL'), weekday, 'GENERAL', place);
    const anyDoctor = findCare(general, weekday, 'GENERAL', place);
    const specialist = specialty && findCare(insuredOf(specialty), weekday, specialty, place);
    const anySpecialist = specialty && findCare(general, weekday, specialty, place);
    return {
      generalPractitionerAvailable: doctor.available,
      selectedSpecialityAvailable: specialist?.available,
      generalPractitionerAvailableSkipCompanyRestrictions: anyDoctor.available,
      selectedSpecialityAvailableSkipCompanyRestrictions: anySpecialist?.available,
      nearestGeneralPractitioner: doctor.nearest,
      nearestSpecialist: specialist?.nearest,
      nearestGeneralPractitionerSkipCompanyRestrictions: anyDoctor.nearest,
      nearestSpecialistSkipCompanyRestrictions: anySpecialist?.nearest,
      videoInEnglish: findVideo(insured, weekday, 'EN'),
      videoInSelectedLanguage:
        language === undefined ? undefined : findVideo(insured, weekday, language),
    };
  };
  return Object.fromEntries(weekdays.map((weekday) => [weekday, readDay(weekday)]));
}
