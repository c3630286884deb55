'use client';

import { useRouter } from 'next/navigation';
import { useCallback } from 'react';
import type { ScreenEvent } from '@/components/contract/screen/screen-events';
import { screenPath } from '@/lib/site/urls';
import { Preview } from './preview';

/** A screen whose ways lead on: a control that opens another screen brings the reader to that screen's page. */
export function ScreenPreview({ document }: { document: unknown }) {
  const { push } = useRouter();
  const host = useCallback(
    ({ kind, detail }: ScreenEvent) => {
      if (kind !== 'navigate' && kind !== 'deepLink') return true;
      const [name] = String(detail.target).split('=');
      push(screenPath(name ?? ''));
      return true;
    },
    [push],
  );
  return <Preview document={document} onEvent={host} />;
}
