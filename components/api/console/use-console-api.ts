import { useEffect, useState } from 'react';
import { consoleDocumentPath } from '@/lib/calls/console/console-page';
import { loadJson } from '@/lib/site/browser/load-json';
import { type ConsoleApi, parseConsoleApi } from './parse-console-api';

type LoadedApi =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; api: ConsoleApi };

async function loadConsoleApi(): Promise<ConsoleApi> {
  return parseConsoleApi(await loadJson(consoleDocumentPath), window.location.origin);
}

/**
 * Loads the API description with the sandbox as its first server.
 * @param retryCount loads it again when it changes
 */
export function useConsoleApi(retryCount: number): LoadedApi {
  const [loaded, setLoaded] = useState<LoadedApi>({ status: 'loading' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each retry loads it again
  useEffect(() => {
    let isCancelled = false;
    const finish = (result: LoadedApi) => {
      if (!isCancelled) setLoaded(result);
    };
    setLoaded({ status: 'loading' });
    loadConsoleApi().then(
      (api) => finish({ status: 'ready', api }),
      () => finish({ status: 'failed' }),
    );
    return () => {
      isCancelled = true;
    };
  }, [retryCount]);
  return loaded;
}
