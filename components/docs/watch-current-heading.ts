/** The last heading above one third of the viewport; the last of all at the page's end. */
function findCurrent(headings: readonly HTMLElement[]): HTMLElement | undefined {
  const { innerHeight, scrollY } = window;
  const end = document.documentElement.scrollHeight - innerHeight;
  if (scrollY > 0 && scrollY >= end - 2) return headings.at(-1);
  return headings.findLast((heading) => heading.getBoundingClientRect().top < innerHeight / 3);
}

/**
 * Tells which of the headings with these ids the reader is at, now and after each scroll or resize.
 * @returns the way to stop
 */
export function watchCurrentHeading(
  ids: readonly string[],
  onChange: (id: string | undefined) => void,
): () => void {
  const headings = ids.flatMap((id) => document.getElementById(id) ?? []);
  let frame = 0;
  const tell = () => {
    frame = 0;
    onChange(findCurrent(headings)?.id);
  };
  const schedule = () => {
    frame ||= requestAnimationFrame(tell);
  };
  tell();
  window.addEventListener('scroll', schedule, { passive: true });
  window.addEventListener('resize', schedule);
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('scroll', schedule);
    window.removeEventListener('resize', schedule);
  };
}
