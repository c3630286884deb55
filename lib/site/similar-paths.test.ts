import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findSimilarPaths } from './similar-paths';

const known = [
  '/docs/doctor-app/quick-start',
  '/docs/doctor-app/api-security',
  '/docs/doctor-app/elements/button',
  '/api/operations/saveAppointment',
  '/api/operations/saveAppointments',
  '/',
];

describe('findSimilarPaths', () => {
  it.each([
    ['/docs/doctor-app/quik-start', '/docs/doctor-app/quick-start'],
    ['/docs/quick-start', '/docs/doctor-app/quick-start'],
    ['/docs/doctor-app/API-Security/', '/docs/doctor-app/api-security'],
    ['/docs/doctor-app/security', '/docs/doctor-app/api-security'],
    ['/elements/buton', '/docs/doctor-app/elements/button'],
    ['/api/operations/saveAppointmen', '/api/operations/saveAppointment'],
    ['/docs/doctor-app/quick-start.htm', '/docs/doctor-app/quick-start'],
  ])('suggests for %s the path %s', (path, expected) => {
    expect(findSimilarPaths(path, known)[0]).toBe(expected);
  });

  it('suggests nothing for a path that is not similar to any page', () => {
    expect(findSimilarPaths('/wp-login', known)).toEqual([]);
    expect(findSimilarPaths('/', known)).toEqual([]);
  });

  it('accepts any text, and returns known paths only', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 2000 }), (path) => {
        const found = findSimilarPaths(path, known);
        expect(found.every((candidate) => known.includes(candidate))).toBe(true);
        expect(found.length).toBeLessThanOrEqual(5);
      }),
    );
  });
});
