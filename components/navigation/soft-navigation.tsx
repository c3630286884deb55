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

/**
 * Starts the behaviors of a page.
 * @param path the page's path, without the base URL
 * @param prefetch prefetches a page
 * @param setIslands renders the page's islands (islands.ts)
 * @returns a function that stops the behaviors
 */
export type StartBehaviors = (
  path: string,
  prefetch: (path: string) => void,
  setIslands: (islands: ReactNode) => void,
) => () => void;

/** Returns the link of an unmodified primary click that has not been handled yet. */
function findClickedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  return link?.href ? link : undefined;
}

/**
 * Follows the site's links without a page load and shows a progress bar if that takes longer than 200 ms. There is one
 * listener for the document instead of a client component for each link, because a page's payload would repeat the
 * links.
 * @param props.loadBehaviors loads the behaviors of the pages
 */
export function SoftNavigation({
  loadBehaviors,
}: {
  loadBehaviors: () => Promise<StartBehaviors>;
}) {
  const pathname = usePathname();
  const router = useRouter();
  const [islands, setIslands] = useState<ReactNode>(null);
  useEffect(() => {
    window.portalStarted = true;
  }, []);

  // The hash of the followed link. Undefined on the first load and when the reader goes back or forward.
  const followedHash = useRef<string>(undefined);

  useEffect(() => {
    if (followedHash.current !== undefined) focusNavigationTarget(followedHash.current);
    followedHash.current = undefined;
    let stop: (() => void) | undefined;
    let isStopped = false;
    loadBehaviors().then(
      (startBehaviors) => {
        if (!isStopped)
          stop = startBehaviors(pathname, (path) => router.prefetch(path), setIslands);
      },
      // A page can be read without its behaviors.
      () => undefined,
    );
    return () => {
      isStopped = true;
      stop?.();
    };
  }, [pathname, router, loadBehaviors]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new pathname ends a navigation
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = findClickedLink(event);
      const target = link && findSoftNavigationTarget(link, window.location);
      if (!link || target === undefined) return;
      event.preventDefault();
      const isSamePath = link.pathname === window.location.pathname;
      // If only the query changes, the scroll position stays.
      const scroll = !isSamePath || link.hash !== window.location.hash;
      router[isMenuHistoryEntry() ? 'replace' : 'push'](target, { scroll });
      if (isSamePath) return;
      followedHash.current = link.hash;
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
