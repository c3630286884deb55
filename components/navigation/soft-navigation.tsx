'use client';

import { usePathname, useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState, useTransition } from 'react';
import { applyLateFonts, prepareLateFonts } from '@/lib/browser/late-fonts';
import { pageChangeEvent } from '@/lib/browser/page-change';
import { assetUrl } from '@/lib/site/base-url';
import { normalizePath } from '@/lib/site/urls';
import type { Navigation } from './navigation';
import { lengthenRenderSlices } from './render-slices';

lengthenRenderSlices();

/** What the behaviors of a page need of Next's router and of React. */
export type NavigationHost = {
  /** Whether a path, as in the address, is that of the page that is shown. */
  isRendered: (pathname: string) => boolean;
  prefetch: (path: string) => void;
  /** Opens a page with the router. The target has no base URL. */
  follow: (target: string, method: 'push' | 'replace') => void;
  /** Renders the page's islands (islands.ts). */
  setIslands: (islands: ReactNode) => void;
};

/** The behaviors of the pages, which are loaded after the first page. */
export type Behaviors = {
  navigation: Pick<Navigation, 'dispatch'>;
  /**
   * Starts the behaviors of a page.
   * @returns a function that stops them
   */
  startBehaviors: (host: NavigationHost) => () => void;
};

let behaviors: Behaviors | undefined;

/**
 * Connects the behaviors of the pages, which follow the site's links without a page load (follow-links.ts), with Next's
 * router. Before they are loaded, the browser follows the links.
 * @param props.loadBehaviors loads the behaviors
 */
export function SoftNavigation({ loadBehaviors }: { loadBehaviors: () => Promise<Behaviors> }) {
  const pathname = usePathname();
  const router = useRouter();
  const [isFollowing, startFollowing] = useTransition();
  const [islands, setIslands] = useState<ReactNode>(null);
  /** The path of the page that is shown, as in the address. The not-found page has any path. */
  const renderedPath = useRef<string>(undefined);

  useLayoutEffect(() => {
    const isFirst = renderedPath.current === undefined;
    const path = normalizePath(isFirst ? window.location.pathname : assetUrl(pathname));
    const isChanged = !isFirst && path !== renderedPath.current;
    renderedPath.current = path;
    if (!isFirst) applyLateFonts();
    if (isChanged) window.dispatchEvent(new Event(pageChangeEvent));
    behaviors?.navigation.dispatch({ type: 'rendered', path: renderedPath.current });
  }, [pathname]);

  useLayoutEffect(() => {
    if (!isFollowing) behaviors?.navigation.dispatch({ type: 'settled' });
  }, [isFollowing]);

  useEffect(() => {
    window.portalStarted = true;
    // A font that fails again is not retried: the fallback remains.
    prepareLateFonts().catch(() => undefined);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: behaviors start again on each page
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isStopped = false;
    loadBehaviors().then(
      (loaded) => {
        if (isStopped) return;
        behaviors = loaded;
        stop = loaded.startBehaviors({
          isRendered: (path) => normalizePath(path) === renderedPath.current,
          prefetch: (path) => router.prefetch(path),
          follow: (target, method) =>
            startFollowing(() => router[method](target, { scroll: false })),
          setIslands,
        });
      },
      // A page can be read without its behaviors.
      () => undefined,
    );
    return () => {
      isStopped = true;
      stop?.();
    };
  }, [pathname, router, loadBehaviors]);

  return islands;
}
