/** A point on the earth, in degrees. */
export type Coordinates = { latitude: number; longitude: number };

/** Mean radius of the earth, in meters. */
const earthRadius = 6_371_000;

const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * Returns the coordinates of a request. The API description requires neither number, so if one is missing or out of
 * range, the request counts as having no location (sandbox interpretation).
 */
export function readCoordinates(latitude?: number, longitude?: number): Coordinates | undefined {
  if (latitude === undefined || longitude === undefined) return undefined;
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return undefined;
  return { latitude, longitude };
}

/** Returns the distance between two points along the earth's surface in meters (haversine formula). */
export function distanceInMeters(from: Coordinates, to: Coordinates): number {
  const latitude = toRadians(to.latitude - from.latitude);
  const longitude = toRadians(to.longitude - from.longitude);
  const haversine =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(toRadians(from.latitude)) *
      Math.cos(toRadians(to.latitude)) *
      Math.sin(longitude / 2) ** 2;
  // For antipodal points, rounding errors can make the value greater than 1.
  return 2 * earthRadius * Math.asin(Math.sqrt(Math.min(1, haversine)));
}
