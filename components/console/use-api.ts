import { useEffect, useState } from 'react';
import { addSandboxServer } from '@/lib/console/add-sandbox-server';
import type { OpenApiDocument } from '@/lib/openapi/document';
import { documentPaths } from '@/lib/openapi/paths';
import { getSandbox } from '@/lib/sandbox/browser/client';
import { assetUrl } from '@/lib/site/base-url';

/** What the console reads of the description itself; the rest is for its library. */
export type ConsoleApi = Pick<OpenApiDocument, 'paths' | 'servers'>;

type LoadedApi =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; api: ConsoleApi };

async function load(): Promise<ConsoleApi> {
  const response = await fetch(assetUrl(documentPaths.json));
  if (!response.ok) throw new Error(`${response.status} for ${response.url}`);
  return addSandboxServer(await response.json(), getSandbox().address);
}

/** The API's description with the sandbox as its first server; `retry` loads it again after a failure. */
export function useApi(): { loaded: LoadedApi; retry: () => void } {
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
