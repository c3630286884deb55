import { describe, expect, it } from 'vitest';
import { distanceInMeters, readCoordinates } from './distance';

describe('a distance', () => {
  it('is in meters along the earth: Lisbon to Porto is 274 km', () => {
    const meters = distanceInMeters(
      { latitude: 38.7223, longitude: -9.1393 },
      { latitude: 41.1579, longitude: -8.6291 },
    );
    expect(Math.round(meters / 1000)).toBe(274);
  });

  it('is half the earth between opposite places', () => {
    const meters = distanceInMeters(
      { latitude: 90, longitude: 0 },
      { latitude: -90, longitude: 0 },
    );
    expect(Math.round(meters / 1000)).toBe(20015);
  });
});

describe('a place', () => {
  it('needs both numbers, and numbers that are on a map', () => {
    expect(readCoordinates(38.7, -9.1)).toEqual({ latitude: 38.7, longitude: -9.1 });
    expect(readCoordinates(38.7)).toBeUndefined();
    expect(readCoordinates(undefined, -9.1)).toBeUndefined();
    expect(readCoordinates(91, 0)).toBeUndefined();
    expect(readCoordinates(0, 1e300)).toBeUndefined();
    expect(readCoordinates(Number.NaN, 0)).toBeUndefined();
  });
});
