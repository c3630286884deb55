import { useEffect, useState } from 'react';
import { consoleDocumentPath } from '@/lib/console/console-document-path';
import { assetUrl } from '@/lib/site/base-url';
import { type ConsoleApi, parseConsoleApi } from './parse-console-api';

type LoadedApi =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; api: ConsoleApi };

async function loadConsoleApi(): Promise<ConsoleApi> {
  const response = await fetch(assetUrl(consoleDocumentPath));
  if (!response.ok) throw new Error(`${response.status} for ${response.url}`);
  const document: unknown = await response.json();
  return parseConsoleApi(document, window.location.origin);
}

/** Loads the API description with the sandbox as its first server. `retry` loads it again after a failure. */
export function useConsoleApi(): { loaded: LoadedApi; retry: () => void } {
  const [loaded, setLoaded] = useState<LoadedApi>({ status: 'loading' });
  useEffect(() => {
    if (loaded.status !== 'loading') return;
    loadConsoleApi().then(
      (api) => setLoaded({ status: 'ready', api }),
      () => setLoaded({ status: 'failed' }),
    );
  }, [loaded.status]);
  return { loaded, retry: () => setLoaded({ status: 'loading' }) };
}
