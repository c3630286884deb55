'use client';

import type { ScreenEvent } from '@/components/contract/screen/screen-events';
import { assetUrl } from '@/lib/site/base-url';
import { screenPath } from '@/lib/site/page-paths';
import { Preview } from './preview';

function navigate({ kind, detail }: ScreenEvent): boolean {
  if (kind !== 'navigate' && kind !== 'deepLink') return true;
  const [name] = String(detail.target).split('=');
  window.location.assign(assetUrl(screenPath(name ?? '')));
  return true;
}

/** A preview of a screen. Controls that open another screen navigate to the documentation page of that screen. */
export const ScreenPreview = ({ document }: { document: unknown }) => (
  <Preview document={document} onEvent={navigate} />
);
