/** The input of `decideNavbarVisibility`. Lengths are in pixels. */
export type ScrollState = {
  top: number;
  lastTop: number;
  viewportHeight: number;
  documentHeight: number;
  navbarHeight: number;
  /** Whether the scroll is a jump to a target on the page. */
  isJump: boolean;
};

/**
 * Returns whether the navbar is visible after a scroll; `undefined` if it does not change. It is always visible at the
 * top of the page, hidden while the reader scrolls down, and visible again while they scroll up. Near the end of the
 * page, scrolling up does not show it, because overscrolling bounces back there.
 */
export function decideNavbarVisibility(state: ScrollState): boolean | undefined {
  if (state.top < state.navbarHeight) return true;
  if (state.isJump) return undefined;
  if (state.top >= state.lastTop) return false;
  return state.top + state.viewportHeight < state.documentHeight - state.navbarHeight
    ? true
    : undefined;
}
