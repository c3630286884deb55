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

/**
 * Hides the navbar while the reader scrolls down and shows it while they scroll up or when it gets the focus. It is
 * visible when a page opens, unless the URL's hash leads to a target on the page.
 * @returns a function that shows the navbar and removes the listeners
 */
export function hideNavbarOnScroll(): () => void {
  const navbar = document.querySelector<HTMLElement>('[data-navbar]');
  if (!navbar) return () => undefined;
  let lastTop = window.scrollY;
  let isJump = false;
  const setVisible = (isVisible: boolean) => {
    navbar.style.transform = isVisible ? '' : 'translateY(calc(-100% - 2px))';
  };
  navbar.style.transition = 'transform 200ms var(--ease)';
  const isAtTarget = () =>
    window.location.hash !== '' && document.querySelector(':target') !== null;
  setVisible(!isAtTarget());

  const onScroll = () => {
    const top = window.scrollY;
    const isVisible = decideNavbarVisibility({
      top,
      lastTop,
      viewportHeight: window.innerHeight,
      documentHeight: document.documentElement.scrollHeight,
      navbarHeight: navbar.offsetHeight,
      isJump,
    });
    lastTop = top;
    isJump = false;
    if (isVisible !== undefined) setVisible(isVisible);
  };
  const onHashChange = () => {
    isJump = true;
    setVisible(!isAtTarget());
  };
  const onFocusIn = () => setVisible(true);
  window.addEventListener('scroll', onScroll, { passive: true });
  window.addEventListener('hashchange', onHashChange);
  navbar.addEventListener('focusin', onFocusIn);
  return () => {
    setVisible(true);
    window.removeEventListener('scroll', onScroll);
    window.removeEventListener('hashchange', onHashChange);
    navbar.removeEventListener('focusin', onFocusIn);
  };
}
