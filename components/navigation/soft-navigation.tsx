'use client';

import { usePathname, useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createDelayedProgress } from './delayed-progress';
import { focusNavigationTarget } from './focus-navigation-target';
import { isMenuHistoryEntry } from './menu-history';
import { findSoftNavigationTarget } from './soft-navigation-target';

const progress = createDelayedProgress(() =>
  import('./progress-bar').then((module) => module.progressBar),
);

/** The link of a click that nobody has handled and that asks for nothing else than to follow it. */
function findLink(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  return link?.href ? link : undefined;
}

/**
 * Follows the site's links without a page load, loads pages ahead, and shows a progress bar where a page takes
 * longer than 200 ms. One listener for the whole document in place of a component per link: links stay plain
 * HTML, in texts that are HTML already too, and a page holds its links once.
 */
export function SoftNavigation() {
  const pathname = usePathname();
  const router = useRouter();
  const [islands, setIslands] = useState<ReactNode>(null);
  // Tells base-url-banner.tsx that the site's scripts are there.
  useEffect(() => void Reflect.set(window, 'hubStarted', true), []);

  // The hash of the link that is being followed; absent on the first load, on Back and on Forward.
  const followed = useRef<string>(undefined);

  useEffect(() => {
    if (followed.current !== undefined) focusNavigationTarget(followed.current);
    followed.current = undefined;
    let stop: (() => void) | undefined;
    let left = false;
    import('@/components/behaviors/page-behaviors').then(
      ({ startBehaviors: startExtras }) => {
        if (!left) stop = startExtras(pathname, (path) => router.prefetch(path), setIslands);
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
    const onClick = (event: MouseEvent) => {
      const link = findLink(event);
      const target = link && findSoftNavigationTarget(link, window.location);
      if (!link || target === undefined) return;
      event.preventDefault();
      const isSamePath = link.pathname === window.location.pathname;
      // With another query alone the reader stays where they are.
      const scroll = !isSamePath || link.hash !== window.location.hash;
      router[isMenuHistoryEntry() ? 'replace' : 'push'](target, { scroll });
      if (isSamePath) return;
      followed.current = link.hash;
      progress.start();
    };
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('click', onClick);
      progress.done();
    };
  }, [pathname, router]);

  return islands;
}
