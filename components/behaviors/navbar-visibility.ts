/** What decides whether the navbar shows; lengths in pixels. */
export type ScrollState = {
  top: number;
  lastTop: number;
  viewport: number;
  document: number;
  navbar: number;
  /** A jump to a place of the page caused the scroll. */
  isJump: boolean;
};

/**
 * Whether the navbar is to be seen after a scroll; `undefined` leaves it as it is. At the top always; hidden while
 * the reader scrolls down, back while they scroll up, but not where the page's end bounces.
 */
export function decideNavbarVisibility(state: ScrollState): boolean | undefined {
  if (state.top < state.navbar) return true;
  if (state.isJump) return undefined;
  if (state.top >= state.lastTop) return false;
  return state.top + state.viewport < state.document - state.navbar ? true : undefined;
}
