'use client';

import {
  type ComponentType,
  type CSSProperties,
  lazy,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { serverHtml } from '@/components/document/server-html';
import { whenIdle } from '@/lib/browser/when-idle';
import { nextClientAttribute } from '@/lib/site/data-attributes/document';
import type { LivePreviewProps } from './live-preview';

// The server renders the preview into the page. The browser loads the renderer only when a preview is visible.
const isServer = typeof window === 'undefined';
const loadLivePreview = () => import('./live-preview');
const ServerPreview = lazy(loadLivePreview);

const focusable = 'a[href], button, input, select, textarea, [tabindex]';

/** In the place of the static HTML, as large as it is, and invisible. */
const preparing: CSSProperties = { position: 'absolute', inset: 0, visibility: 'hidden' };

/**
 * A preview of an element or a screen: static HTML at first, interactive once it scrolls into view. It is rendered
 * again instead of hydrated, so a page does not load the renderer until a preview is visible. With `isStatic`, it never
 * becomes interactive.
 */
export function Preview({ isStatic = false, ...props }: LivePreviewProps & { isStatic?: boolean }) {
  const { document } = props;
  const hydrated = isStatic ? undefined : { [nextClientAttribute]: 'on-demand' };
  const containerRef = useRef<HTMLDivElement>(null);
  const [InteractivePreview, setInteractivePreview] = useState<ComponentType<LivePreviewProps>>();
  const [isReady, setIsReady] = useState(false);
  const liveRef = useRef<HTMLDivElement>(null);
  /** The position of the control with the focus among those of the static HTML; -1 if none has it. */
  const focusIndex = useRef(-1);

  useEffect(() => {
    const container = containerRef.current;
    if (!container || InteractivePreview) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      // After a client-side navigation there is no static HTML, so the preview is rendered immediately.
      const isEmpty = !container.hasChildNodes();
      if (!isEmpty && (isStatic || !entry?.isIntersecting)) return;
      observer.disconnect();
      loadLivePreview().then(
        async ({ default: LivePreview, preloadPreview }) => {
          await preloadPreview(document);
          startTransition(() => {
            setInteractivePreview(() => LivePreview);
            setIsReady(isEmpty);
          });
        },
        // If loading fails, the static HTML remains. The playground reports the failure.
        () => undefined,
      );
    });
    observer.observe(container);
    return () => observer.disconnect();
  }, [InteractivePreview, isStatic, document]);

  useEffect(() => {
    if (!InteractivePreview || isReady) return undefined;
    // React Aria renders collections, such as tabs, empty at first and fills them in further renders.
    return whenIdle(() => {
      const controls = containerRef.current?.querySelectorAll(focusable) ?? [];
      const { activeElement } = window.document;
      focusIndex.current = activeElement ? [...controls].indexOf(activeElement) : -1;
      setIsReady(true);
    });
  }, [InteractivePreview, isReady]);
  useLayoutEffect(() => {
    if (!isReady || focusIndex.current < 0) return;
    const control = liveRef.current?.querySelectorAll<HTMLElement>(focusable)[focusIndex.current];
    control?.focus({ preventScroll: true });
  }, [isReady]);

  if (isServer) {
    return (
      <div {...hydrated}>
        <div>
          <ServerPreview {...props} />
        </div>
      </div>
    );
  }
  return (
    <div
      style={InteractivePreview && !isReady ? { position: 'relative' } : undefined}
      {...hydrated}
    >
      {!isReady && (
        <div
          key="static"
          ref={containerRef}
          // The server rendered the other branch, and React reuses its HTML.
          {...serverHtml('')}
        />
      )}
      {InteractivePreview && (
        <div key="live" ref={liveRef} style={isReady ? undefined : preparing}>
          <InteractivePreview {...props} />
        </div>
      )}
    </div>
  );
}
