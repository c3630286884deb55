import { useState } from 'react';
import type { Binding } from '@/lib/elements/contract-types';
import { useMediaUrl } from './use-media-url';

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
