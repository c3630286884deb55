import { tocAttribute } from '@/lib/site/data-attributes/document';

/** Returns the last heading in the upper third of the viewport or above it; at the end of the page, the last one. */
function findCurrent(headings: readonly HTMLElement[]): HTMLElement | undefined {
  const { innerHeight, scrollY } = window;
  const maxScrollY = document.documentElement.scrollHeight - innerHeight;
  if (scrollY > 0 && scrollY >= maxScrollY - 2) return headings.at(-1);
  return headings.findLast((heading) => heading.getBoundingClientRect().top < innerHeight / 3);
}

/**
 * Sets `aria-current` on the current heading's links in the tables of contents, and updates it on scroll and resize.
 * @returns a function that stops the updates
 */
export function trackCurrentHeading(): () => void {
  const links = document.querySelectorAll<HTMLAnchorElement>(`[${tocAttribute}] a`);
  const entries = [...links].map((link) => ({
    link,
    id: decodeURIComponent(link.hash.slice(1)),
  }));
  const ids = new Set(entries.map(({ id }) => id));
  const headings = [...ids].flatMap((id) => document.getElementById(id) ?? []);
  let frame = 0;
  const update = () => {
    frame = 0;
    const currentId = findCurrent(headings)?.id;
    for (const { link, id } of entries) {
      if (id === currentId) link.ariaCurrent = 'true';
      else link.removeAttribute('aria-current');
    }
  };
  const schedule = () => {
    frame ||= requestAnimationFrame(update);
  };
  update();
  window.addEventListener('scroll', schedule, { passive: true });
  window.addEventListener('resize', schedule);
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('scroll', schedule);
    window.removeEventListener('resize', schedule);
  };
}
