'use client';

import { type ComponentType, lazy, startTransition, useEffect, useRef, useState } from 'react';
import type { LivePreviewProps } from './live-preview';

// On the server the preview is drawn into the page; the browser loads the renderer only when the preview is seen.
const isServer = typeof window === 'undefined';
const load = () => import('./live-preview');
const Drawn = lazy(load);

/**
 * An element or a screen as the app draws it: static HTML at first, alive once it comes into view. It is not
 * hydrated but drawn anew, so that a page carries no renderer until one is used. A `still` one stays a picture.
 */
export function Preview({
  isStatic: still = false,
  ...props
}: LivePreviewProps & { isStatic?: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  const [Live, setLive] = useState<ComponentType<LivePreviewProps>>();

  useEffect(() => {
    const node = box.current;
    if (!node || Live) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      // A page that the browser itself drew holds no static HTML: then it is drawn at once.
      if (node.hasChildNodes() && (still || !entry?.isIntersecting)) return;
      observer.disconnect();
      load().then(
        ({ default: loaded }) => startTransition(() => setLive(() => loaded)),
        // The static picture stays; the playground says what failed.
        () => undefined,
      );
    });
    observer.observe(node);
    return () => observer.disconnect();
  }, [Live, still]);

  if (isServer) {
    return (
      <div>
        <Drawn {...props} />
      </div>
    );
  }
  return Live ? (
    <div key="live">
      <Live {...props} />
    </div>
  ) : (
    <div
      key="static"
      ref={box}
      suppressHydrationWarning
      // Empty: so React leaves the server's HTML alone.
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}
