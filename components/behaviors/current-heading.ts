/** The last heading above one third of the viewport; the last of all at the page's end. */
function findCurrent(headings: readonly HTMLElement[]): HTMLElement | undefined {
  const { innerHeight, scrollY } = window;
  const end = document.documentElement.scrollHeight - innerHeight;
  if (scrollY > 0 && scrollY >= end - 2) return headings.at(-1);
  return headings.findLast((heading) => heading.getBoundingClientRect().top < innerHeight / 3);
}

/**
 * Marks the heading that the reader is at in the page's tables of contents (`data-toc`), beside the text and above
 * it, now and after each scroll or resize.
 * @returns stops it
 */
export function trackCurrentHeading(): () => void {
  const entries = [...document.querySelectorAll<HTMLAnchorElement>('[data-toc] a')].map((link) => ({
    link,
    id: decodeURIComponent(link.hash.slice(1)),
  }));
  const ids = new Set(entries.map(({ id }) => id));
  const headings = [...ids].flatMap((id) => document.getElementById(id) ?? []);
  let frame = 0;
  const mark = () => {
    frame = 0;
    const current = findCurrent(headings)?.id;
    for (const { link, id } of entries) {
      if (id === current) link.ariaCurrent = 'true';
      else link.removeAttribute('aria-current');
    }
  };
  const schedule = () => {
    frame ||= requestAnimationFrame(mark);
  };
  mark();
  window.addEventListener('scroll', schedule, { passive: true });
  window.addEventListener('resize', schedule);
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('scroll', schedule);
    window.removeEventListener('resize', schedule);
  };
}
