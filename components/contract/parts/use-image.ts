import { useState } from 'react';
import type { Binding } from '@/lib/contract/contract-types';
import { useMediaUrl } from './use-media-url';

/**
 * A picture that may be missing: its address, undefined where there is none or where loading it failed, and what
 * its `img` takes in order to tell.
 */
export function useImage(url: string | Binding | undefined) {
  const source = useMediaUrl(url);
  const [failed, setFailed] = useState<string>();
  const hasFailed = source !== undefined && failed === source;
  return {
    source: hasFailed ? undefined : source,
    failed: hasFailed,
    imageProps: {
      // A picture that failed before this code ran tells it only by having no size.
      ref: (image: HTMLImageElement | null) => {
        if (image?.complete && image.naturalWidth === 0) setFailed(source);
      },
      onError: () => setFailed(source),
    },
  };
}
