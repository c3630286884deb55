'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { findSoftTarget } from './soft-target';

/** Milliseconds before the bar appears (spec, 1-portal.txt section 9). */
const delay = 200;

let bar: Promise<typeof import('nprogress')> | undefined;

/** nprogress, loaded with the first navigation that is slow enough to need it. */
function loadBar() {
  bar ??= import('nprogress').then(({ default: nprogress }) =>
    nprogress.configure({
      minimum: 0.08,
      speed: 200,
      trickleSpeed: 800,
      showSpinner: false,
      template: '<div class="bar" role="bar"></div>',
    }),
  );
  return bar;
}

/** The soft target of a click that nobody has handled and that asks for nothing else than to follow a link. */
function targetOfClick(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  return link?.href ? findSoftTarget(link, window.location) : undefined;
}

/**
 * Follows the site's links without a page load, loads pages ahead, and shows a progress bar where a page takes
 * longer than 200 ms. One listener for the whole document in place of a component per link: links stay plain
 * HTML, in texts that are HTML already too, and a page holds its links once.
 */
export function SoftNavigation() {
  const pathname = usePathname();
  const router = useRouter();

  useEffect(() => {
    let stop: (() => void) | undefined;
    let left = false;
    import('./page-extras').then(
      ({ startExtras }) => {
        if (!left) stop = startExtras(pathname, (path) => router.prefetch(path));
      },
      // The page is read as well without them.
      () => undefined,
    );
    return () => {
      left = true;
      stop?.();
    };
  }, [pathname, router]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new pathname is a navigation's end
  useEffect(() => {
    let timer: number | undefined;
    let arrived = false;
    const onClick = (event: MouseEvent) => {
      const target = targetOfClick(event);
      if (target === undefined) return;
      event.preventDefault();
      router.push(target);
      if (target.split(/[?#]/)[0] === pathname) return;
      window.clearTimeout(timer);
      timer = window.setTimeout(
        () => void loadBar().then((nprogress) => arrived || nprogress.start()),
        delay,
      );
    };
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('click', onClick);
      window.clearTimeout(timer);
      arrived = true;
      void bar?.then((nprogress) => nprogress.done());
    };
  }, [pathname]);

  return null;
}
