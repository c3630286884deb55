import { useState } from 'react';
import { isAllowedUrl } from '@/lib/elements/allowed-url';
import { resolveBinding } from '@/lib/elements/bindings';
import type { Binding } from '@/lib/elements/contract-types';
import { useScreen, useScreenData } from '../screen/use-screen';

/** The URL of an image or document; undefined if the data has none, or one that is not allowed. */
export function useMediaUrl(source: string | Binding | undefined): string | undefined {
  const { resolveUrl } = useScreen();
  const url = useScreenData(
    (data) => (typeof source === 'object' ? resolveBinding(source, data) : source),
    typeof source !== 'object',
  );
  return typeof url === 'string' && isAllowedUrl(url) ? resolveUrl(url) : undefined;
}

/**
 * Tracks whether an image has loaded. `source` is its URL; undefined if there is none or if it failed to load.
 * `imageProps` are for the `img` element.
 */
export function useImage(url: string | Binding | undefined) {
  const source = useMediaUrl(url);
  const [failedSource, setFailedSource] = useState<string>();
  const hasFailed = source !== undefined && failedSource === source;
  return {
    source: hasFailed ? undefined : source,
    hasFailed,
    imageProps: {
      // An image that failed before hydration fired its error event already, but has no natural size.
      ref: (image: HTMLImageElement | null) => {
        if (image?.complete && image.naturalWidth === 0) setFailedSource(source);
      },
      onError: () => setFailedSource(source),
    },
  };
}
