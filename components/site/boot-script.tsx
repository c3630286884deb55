'use client';

import { type BootSettings, buildBootScript } from '@/lib/site/build-boot-script';

/**
 * The script that stands first in every page's body. A client component whose code the browser does not get: as a
 * server component's, the source would stand in the page a second time, in its payload.
 */
export function BootScript(settings: BootSettings) {
  const source = typeof window === 'undefined' ? buildBootScript(settings) : '';
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: source }} />;
}
