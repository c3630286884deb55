import { describe, expect, it } from 'vitest';
import { decideNavbarVisibility, type ScrollState } from './navbar-visibility';

const state = (changes: Partial<ScrollState>): ScrollState => ({
  top: 500,
  lastTop: 500,
  viewport: 800,
  document: 3000,
  navbar: 64,
  isJump: false,
  ...changes,
});

describe('the navbar that hides on scroll', () => {
  it.each([
    ['shows at the top', { top: 63, lastTop: 0 }, true],
    ['hides while one scrolls down', { top: 501, lastTop: 500 }, false],
    ['hides where nothing moved', { top: 500, lastTop: 500 }, false],
    ['shows while one scrolls up', { top: 499, lastTop: 500 }, true],
    ['stays as it is where the page’s end bounces', { top: 2190, lastTop: 2200 }, undefined],
    ['stays as it is after a jump', { top: 900, lastTop: 100, isJump: true }, undefined],
    ['shows after a jump to the top', { top: 0, lastTop: 900, isJump: true }, true],
  ])('%s', (_name, changes, expected) => {
    expect(decideNavbarVisibility(state(changes))).toBe(expected);
  });
});
