'use client';

import { type ReactNode, useEffect, useRef } from 'react';

/** The last heading above one third of the viewport; the last of all at the page's end. */
function findCurrent(headings: readonly HTMLElement[]): HTMLElement | undefined {
  const { innerHeight, scrollY } = window;
  const end = document.documentElement.scrollHeight - innerHeight;
  if (scrollY > 0 && scrollY >= end - 2) return headings.at(-1);
  return headings.findLast((heading) => heading.getBoundingClientRect().top < innerHeight / 3);
}

/** Marks the link (`aria-current`) to the heading that the reader is at, in the list given as children. */
export function TocHighlight({ children }: { children: ReactNode }) {
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    const headings = links.flatMap(
      (link) => document.getElementById(decodeURIComponent(link.hash.slice(1))) ?? [],
    );
    let frame = 0;
    const mark = () => {
      frame = 0;
      const current = findCurrent(headings);
      for (const link of links) {
        if (current && decodeURIComponent(link.hash.slice(1)) === current.id)
          link.setAttribute('aria-current', 'true');
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
  }, []);

  return <div ref={list}>{children}</div>;
}
