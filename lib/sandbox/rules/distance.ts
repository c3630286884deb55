/** A point on the earth, in degrees. */
export type Coordinates = { latitude: number; longitude: number };

/** Mean radius of the earth, in meters. */
const earthRadius = 6_371_000;

const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * The place of two numbers that a call carries. None is required by the description, so a missing one, or one that
 * is on no map, counts as no place at all (the sandbox's reading).
 */
export function readCoordinates(latitude?: number, longitude?: number): Coordinates | undefined {
  if (latitude === undefined || longitude === undefined) return undefined;
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return undefined;
  return { latitude, longitude };
}

/** The distance of two places along the earth's surface (haversine), in meters. */
export function distanceInMeters(from: Coordinates, to: Coordinates): number {
  const latitude = toRadians(to.latitude - from.latitude);
  const longitude = toRadians(to.longitude - from.longitude);
  const share =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(toRadians(from.latitude)) *
      Math.cos(toRadians(to.latitude)) *
      Math.sin(longitude / 2) ** 2;
  // Rounding may bring the share of opposite places above 1.
  return 2 * earthRadius * Math.asin(Math.sqrt(Math.min(1, share)));
}
