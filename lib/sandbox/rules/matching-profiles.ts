import type { Schemas } from '../api-types';
import type { Profile } from '../sandbox-data';
import { type Coordinates, distanceInMeters, readCoordinates } from './distance';
import type { VisitLimits } from './visit-limits';

type Location = Schemas['Location'];

/** The location from which profiles are searched, and the conditions that their locations must meet. */
export type ProfileSearch = {
  /** Without an origin, every location is within reach. */
  origin?: Coordinates | undefined;
  /** Maximum distance to a clinic, in meters. */
  maxClinicDistance: number;
  /** Whether home visits are only offered within the location's `maxRadius`. */
  checkHomeDistance: boolean;
  /** Whether the insurer allows a visit. By default, all visits are allowed. */
  allowsVisit?: VisitLimits['allowsVisit'] | undefined;
};

/** Returns the distance from the origin to a location in meters, or `undefined` if either has no coordinates. */
export function distanceToLocation(
  { latitude, longitude }: Location,
  origin: Coordinates | undefined,
): number | undefined {
  const target = readCoordinates(latitude, longitude);
  return origin && target ? distanceInMeters(origin, target) : undefined;
}

/** Video visits and locations without coordinates are always within reach. */
function isWithinReach(
  location: Location,
  { origin, maxClinicDistance, checkHomeDistance }: ProfileSearch,
): boolean {
  const meters = distanceToLocation(location, origin);
  if (meters === undefined || location.type === 'VIDEO_VISIT') return true;
  if (location.type === 'CLINIC_VISIT') return meters <= maxClinicDistance;
  return !checkHomeDistance || meters <= (location.maxRadius ?? Number.POSITIVE_INFINITY);
}

/** Returns the sort key of a profile. Video visits come after locations within reach and before distant home visits. */
const getRank = ({ locations }: Profile, { origin, maxClinicDistance }: ProfileSearch): number =>
  Math.min(
    ...locations.map((location) =>
      location.type === 'VIDEO_VISIT'
        ? maxClinicDistance
        : (distanceToLocation(location, origin) ?? maxClinicDistance),
    ),
  );

/**
 * Returns the profiles that match a search, nearest first, each with its matching locations only. A location matches
 * if it is ENABLED, its profile is not disabled, and it is within reach: clinics within `maxClinicDistance`, home
 * visits within their `maxRadius` if `checkHomeDistance` is set, and video visits always.
 */
export function listMatchingProfiles(
  profiles: readonly Profile[],
  search: ProfileSearch,
): Profile[] {
  const matches = (profile: Profile, location: Location) =>
    location.status === 'ENABLED' &&
    isWithinReach(location, search) &&
    (location.type === undefined || (search.allowsVisit?.(profile, location.type) ?? true));
  return profiles
    .filter(({ disabled }) => !disabled)
    .map((profile) => ({
      ...profile,
      locations: profile.locations.filter((location) => matches(profile, location)),
    }))
    .filter(({ locations }) => locations.length > 0)
    .map((profile) => ({ profile, rank: getRank(profile, search) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ profile }) => profile);
}
