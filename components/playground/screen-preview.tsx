'use client';

import { useRouter } from 'next/navigation';
import { useCallback } from 'react';
import type { ScreenEvent } from '@/components/contract/screen/screen-events';
import { screenPath } from '@/lib/site/page-paths';
import { Preview } from './preview';

/** A preview of a screen. Controls that open another screen navigate to the documentation page of that screen. */
export function ScreenPreview({ document }: { document: unknown }) {
  const { push } = useRouter();
  const navigate = useCallback(
    ({ kind, detail }: ScreenEvent) => {
      if (kind !== 'navigate' && kind !== 'deepLink') return true;
      const [name] = String(detail.target).split('=');
      push(screenPath(name ?? ''));
      return true;
    },
    [push],
  );
  return <Preview document={document} onEvent={navigate} />;
}
