import { expect, it } from 'vitest';
import { isServerNearby } from './connection';

it.each([
  ['a server that responds within the time', { requestStart: 20, responseStart: 70 }, true],
  ['a server that takes longer', { requestStart: 20, responseStart: 170 }, false],
  // Browsers report 0 if a redirect of another origin came first.
  ['a response whose time is secret', { requestStart: 0, responseStart: 0 }, false],
  ['a browser that reports no times', undefined, false],
])('isServerNearby: %s', (_name, times, expected) => {
  expect(isServerNearby(times)).toBe(expected);
});
