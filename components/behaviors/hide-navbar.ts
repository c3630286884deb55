import { navbarAttribute } from '@/lib/site/data-attributes/document';
import { decideNavbarVisibility } from './navbar-visibility';

/**
 * Hides the navbar while the reader scrolls down and shows it while they scroll up or when it gets the focus. It is
 * visible when a page opens, unless the URL's hash leads to a target on the page.
 * @returns a function that shows the navbar and removes the listeners
 */
export function hideNavbarOnScroll(): () => void {
  const navbar = document.querySelector<HTMLElement>(`[${navbarAttribute}]`);
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
