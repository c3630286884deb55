import { describe, expect, it } from 'vitest';
import { decideNavbarVisibility, type ScrollState } from './hide-navbar';

const createState = (changes: Partial<ScrollState>): ScrollState => ({
  top: 500,
  lastTop: 500,
  viewportHeight: 800,
  documentHeight: 3000,
  navbarHeight: 64,
  isJump: false,
  ...changes,
});

describe('decideNavbarVisibility', () => {
  it.each([
    ['shows the navbar at the top of the page', { top: 63, lastTop: 0 }, true],
    ['hides the navbar on scrolling down', { top: 501, lastTop: 500 }, false],
    ['hides the navbar if the position has not changed', { top: 500, lastTop: 500 }, false],
    ['shows the navbar on scrolling up', { top: 499, lastTop: 500 }, true],
    ['changes nothing when the end of the page bounces', { top: 2190, lastTop: 2200 }, undefined],
    ['changes nothing after a jump', { top: 900, lastTop: 100, isJump: true }, undefined],
    ['shows the navbar after a jump to the top', { top: 0, lastTop: 900, isJump: true }, true],
  ])('%s', (_name, changes, expected) => {
    expect(decideNavbarVisibility(createState(changes))).toBe(expected);
  });
});
