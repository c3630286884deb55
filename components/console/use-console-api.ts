import { useEffect, useState } from 'react';
import { consoleDocumentPath } from '@/lib/console/console-document';
import type { OpenApiDocument } from '@/lib/openapi/openapi-document';
import { assetUrl } from '@/lib/site/base-url';

/** What the console reads of the description itself; the rest is for its library. */
export type ConsoleApi = Pick<OpenApiDocument, 'paths' | 'servers'>;

type LoadedApi =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; api: ConsoleApi };

/** The console's library loads it from there as well, and finds it in the browser's cache. */
export const consoleDocumentUrl = assetUrl(consoleDocumentPath);

async function load(): Promise<ConsoleApi> {
  const response = await fetch(consoleDocumentUrl);
  if (!response.ok) throw new Error(`${response.status} for ${response.url}`);
  return response.json();
}

/** The API's description, with the sandbox as its first server; `retry` loads it again after a failure. */
export function useConsoleApi(): { loaded: LoadedApi; retry: () => void } {
  const [loaded, setLoaded] = useState<LoadedApi>({ status: 'loading' });
  useEffect(() => {
    if (loaded.status !== 'loading') return;
    load().then(
      (api) => setLoaded({ status: 'ready', api }),
      () => setLoaded({ status: 'failed' }),
    );
  }, [loaded.status]);
  return { loaded, retry: () => setLoaded({ status: 'loading' }) };
}
