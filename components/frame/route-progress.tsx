'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

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

/** The address a click leads to by a soft navigation, or `undefined` where the browser handles it. */
function softTarget(event: MouseEvent): URL | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target || link.origin !== window.location.origin) return undefined;
  return new URL(link.href);
}

/** A progress bar for navigations to another page that take longer than 200 ms. */
export function RouteProgress() {
  const pathname = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new pathname is a navigation's end
  useEffect(() => {
    let timer: number | undefined;
    let arrived = false;
    const onClick = (event: MouseEvent) => {
      const target = softTarget(event);
      if (!target || target.pathname === window.location.pathname) return;
      window.clearTimeout(timer);
      timer = window.setTimeout(
        () => void loadBar().then((nprogress) => arrived || nprogress.start()),
        delay,
      );
    };
    document.addEventListener('click', onClick, { capture: true });
    return () => {
      document.removeEventListener('click', onClick, { capture: true });
      window.clearTimeout(timer);
      arrived = true;
      void bar?.then((nprogress) => nprogress.done());
    };
  }, [pathname]);

  return null;
}
