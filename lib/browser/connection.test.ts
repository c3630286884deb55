import { expect, it } from 'vitest';
import { isServerNearby } from './connection';

it.each([
  [
    'a server that responds within the time',
    { fetchStart: 10, requestStart: 20, responseStart: 70 },
    90,
    true,
  ],
  [
    'a server that takes longer',
    { fetchStart: 10, requestStart: 20, responseStart: 90 },
    95,
    false,
  ],
  [
    'a connection that takes long',
    { fetchStart: 10, requestStart: 150, responseStart: 160 },
    170,
    false,
  ],
  [
    'a head that arrives long after the response has started',
    { fetchStart: 10, requestStart: 20, responseStart: 25 },
    300,
    false,
  ],
  [
    'a navigation after a redirect',
    { fetchStart: 500, requestStart: 510, responseStart: 540 },
    560,
    true,
  ],
  // Browsers report 0 if a redirect of another origin came first.
  [
    'a response whose time is secret',
    { fetchStart: 0, requestStart: 0, responseStart: 0 },
    90,
    false,
  ],
  ['a browser that reports no times', undefined, 90, false],
])('isServerNearby: %s', (_name, times, now, expected) => {
  expect(isServerNearby(times, now)).toBe(expected);
});
