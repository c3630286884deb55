import { expect, it } from 'vitest';
import { isServerNearby } from './connection';

const times = (fetchStart: number, requestStart: number, responseStart: number) => ({
  fetchStart,
  requestStart,
  responseStart,
});

it.each([
  ['a server that responds within the time', times(10, 20, 70), 90, true],
  ['a server that takes longer', times(10, 20, 90), 95, false],
  ['a connection that takes long', times(10, 150, 160), 170, false],
  ['a head that arrives long after the response has started', times(10, 20, 25), 300, false],
  ['a navigation after a redirect', times(500, 510, 540), 560, true],
  // Browsers report 0 if a redirect of another origin came first.
  ['a response whose time is secret', times(0, 0, 0), 90, false],
  ['a browser that reports no times', undefined, 90, false],
])('isServerNearby: %s', (_name, document, now, expected) => {
  expect(isServerNearby(document, now)).toBe(expected);
});
