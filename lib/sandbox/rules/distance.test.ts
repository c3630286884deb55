import { describe, expect, it } from 'vitest';
import { distanceInMeters, readCoordinates } from './distance';

describe('distanceInMeters', () => {
  it('returns 274 km from Lisbon to Porto', () => {
    const meters = distanceInMeters(
      { latitude: 38.7223, longitude: -9.1393 },
      { latitude: 41.1579, longitude: -8.6291 },
    );
    expect(Math.round(meters / 1000)).toBe(274);
  });

  it('returns half the circumference of the earth between antipodal points', () => {
    const meters = distanceInMeters(
      { latitude: 90, longitude: 0 },
      { latitude: -90, longitude: 0 },
    );
    expect(Math.round(meters / 1000)).toBe(20015);
  });
});

describe('readCoordinates', () => {
  it('requires both numbers, within the range of latitudes and longitudes', () => {
    expect(readCoordinates(38.7, -9.1)).toEqual({ latitude: 38.7, longitude: -9.1 });
    expect(readCoordinates(38.7)).toBeUndefined();
    expect(readCoordinates(undefined, -9.1)).toBeUndefined();
    expect(readCoordinates(91, 0)).toBeUndefined();
    expect(readCoordinates(0, 1e300)).toBeUndefined();
    expect(readCoordinates(Number.NaN, 0)).toBeUndefined();
  });
});
