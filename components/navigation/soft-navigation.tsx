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
 * Starts what a page can do besides being read.
 * @param path the page's path, without the base URL
 * @param prefetch prefetches a page
 * @param setIslands renders the parts that load later
 * @returns stops it
 */
export type StartBehaviors = (
  path: string,
  prefetch: (path: string) => void,
  setIslands: (islands: ReactNode) => void,
) => () => void;

/** The link of a click that nobody has handled and that asks for nothing else than to follow it. */
function findLink(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  return link?.href ? link : undefined;
}

/**
 * Follows the site's links without a page load and shows a progress bar if that takes longer than 200 ms. One listener
 * for the document instead of a component for each link: links stay plain HTML, so that a page's payload does not
 * repeat them (.github/decisions, plain links).
 * @param props.loadBehaviors loads what a page can do besides being read
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

  // The hash of the link that is being followed; absent on the first load, on Back and on Forward.
  const followed = useRef<string>(undefined);

  useEffect(() => {
    if (followed.current !== undefined) focusNavigationTarget(followed.current);
    followed.current = undefined;
    let stop: (() => void) | undefined;
    let left = false;
    loadBehaviors().then(
      (startBehaviors) => {
        if (!left) stop = startBehaviors(pathname, (path) => router.prefetch(path), setIslands);
      },
      // A page can be read without its behaviors.
      () => undefined,
    );
    return () => {
      left = true;
      stop?.();
    };
  }, [pathname, router, loadBehaviors]);

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
