import { decideNavbarVisibility } from './navbar-visibility';

/**
 * Hides the navbar while the reader scrolls down and shows it while they scroll up; keyboards always find it. On
 * another page it shows, except where the address leads to a place of that page.
 * @returns stops it
 */
export function hideNavbarOnScroll(): () => void {
  const navbar = document.querySelector<HTMLElement>('[data-navbar]');
  if (!navbar) return () => undefined;
  let lastTop = window.scrollY;
  let isJump = false;
  const show = (visible: boolean) => {
    navbar.style.transform = visible ? '' : 'translateY(calc(-100% - 2px))';
  };
  navbar.style.transition = 'transform 200ms var(--ease)';
  const isAtPlace = () => window.location.hash !== '' && document.querySelector(':target') !== null;
  show(!isAtPlace());

  const onScroll = () => {
    const top = window.scrollY;
    const visible = decideNavbarVisibility({
      top,
      lastTop,
      viewport: window.innerHeight,
      document: document.documentElement.scrollHeight,
      navbar: navbar.offsetHeight,
      isJump,
    });
    lastTop = top;
    isJump = false;
    if (visible !== undefined) show(visible);
  };
  const onJump = () => {
    isJump = true;
    show(!isAtPlace());
  };
  const onFocus = () => show(true);
  window.addEventListener('scroll', onScroll, { passive: true });
  window.addEventListener('hashchange', onJump);
  navbar.addEventListener('focusin', onFocus);
  return () => {
    show(true);
    window.removeEventListener('scroll', onScroll);
    window.removeEventListener('hashchange', onJump);
    navbar.removeEventListener('focusin', onFocus);
  };
}
