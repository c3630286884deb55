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

describe('findNearMatches', () => {
  it.each([
    ['/docs/doctor-app/quik-start', '/docs/doctor-app/quick-start'],
    ['/docs/quick-start', '/docs/doctor-app/quick-start'],
    ['/docs/doctor-app/API-Security/', '/docs/doctor-app/api-security'],
    ['/docs/doctor-app/security', '/docs/doctor-app/api-security'],
    ['/elements/buton', '/docs/doctor-app/elements/button'],
    ['/api/operations/saveAppointmen', '/api/operations/saveAppointment'],
    ['/docs/doctor-app/quick-start.htm', '/docs/doctor-app/quick-start'],
  ])('%s may have meant %s', (wanted, expected) => {
    expect(findSimilarPaths(wanted, known)[0]).toBe(expected);
  });

  it('guesses nothing for what is like no page', () => {
    expect(findSimilarPaths('/wp-login', known)).toEqual([]);
    expect(findSimilarPaths('/', known)).toEqual([]);
  });

  it('takes any text, and answers with known paths only', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 2000 }), (wanted) => {
        const found = findSimilarPaths(wanted, known);
        expect(found.every((path) => known.includes(path))).toBe(true);
        expect(found.length).toBeLessThanOrEqual(5);
      }),
    );
  });
});
