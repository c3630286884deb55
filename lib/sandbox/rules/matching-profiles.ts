import type { Schemas } from '../api-types';
import type { Profile } from '../sandbox-data';
import { type Coordinates, distanceInMeters, readCoordinates } from './distance';
import type { VisitLimits } from './visit-limits';

type Location = Schemas['Location'];

/** From where profiles are seen, and how far away they may be. */
export type ProfileSearch = {
  /** None: every place is near. */
  origin?: Coordinates;
  /** Meters to the clinics that count. */
  maxClinicDistance: number;
  /** Whether a home visit's distance is checked against the location's `maxRadius`. */
  checkHomeDistance: boolean;
  /** What an insurer leaves open; none: everything. */
  allowsVisit?: VisitLimits['allowsVisit'];
};

/** Meters from a place to a location, where both are known. */
export function distanceToLocation(
  { latitude, longitude }: Location,
  place: Coordinates | undefined,
): number | undefined {
  const there = readCoordinates(latitude, longitude);
  return place && there ? distanceInMeters(place, there) : undefined;
}

/** A video visit reaches everywhere, and so does what has no coordinates. */
function isWithinReach(
  location: Location,
  { origin: place, maxClinicDistance: distance, checkHomeDistance: checkHome }: ProfileSearch,
): boolean {
  const meters = distanceToLocation(location, place);
  if (meters === undefined || location.type === 'VIDEO_VISIT') return true;
  if (location.type === 'CLINIC_VISIT') return meters <= distance;
  return !checkHome || meters <= (location.maxRadius ?? Number.POSITIVE_INFINITY);
}

/** Video visits stand behind what is within reach, and before home visits from far away. */
const rankOf = (
  { locations }: Profile,
  { origin: place, maxClinicDistance: distance }: ProfileSearch,
): number =>
  Math.min(
    ...locations.map((location) =>
      location.type === 'VIDEO_VISIT'
        ? distance
        : (distanceToLocation(location, place) ?? distance),
    ),
  );

/**
 * The profiles that fit a search, nearest first, each with its fitting locations only: ENABLED ones of profiles that
 * are not disabled, clinics within the distance, homes within their `maxRadius` where that is checked («check-home-
 * distance default false», specification, section 9), video visits always.
 */
export function listMatchingProfiles(
  profiles: readonly Profile[],
  search: ProfileSearch,
): Profile[] {
  const fits = (profile: Profile, location: Location) =>
    location.status === 'ENABLED' &&
    isWithinReach(location, search) &&
    (location.type === undefined || (search.allowsVisit?.(profile, location.type) ?? true));
  return profiles
    .filter(({ disabled }) => !disabled)
    .map((profile) => ({
      ...profile,
      locations: profile.locations.filter((location) => fits(profile, location)),
    }))
    .filter(({ locations }) => locations.length > 0)
    .map((profile) => ({ profile, rank: rankOf(profile, search) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ profile }) => profile);
}
