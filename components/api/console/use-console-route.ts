import { useCallback, useEffect, useMemo, useState } from 'react';
import { type ConsoleRoute, parseConsoleRoute } from '@/lib/calls/console/console-route';

/**
 * Returns what the URL asks for; undefined until the page is hydrated. Elements' own links change the hash without an
 * event, after which `update` has to be called.
 */
export function useConsoleRoute(): [route: ConsoleRoute | undefined, update: () => void] {
  const [hash, setHash] = useState<string>();
  const update = useCallback(() => setHash(window.location.hash), []);
  useEffect(() => {
    update();
    window.addEventListener('hashchange', update);
    window.addEventListener('popstate', update);
    return () => {
      window.removeEventListener('hashchange', update);
      window.removeEventListener('popstate', update);
    };
  }, [update]);
  const route = useMemo(() => (hash === undefined ? undefined : parseConsoleRoute(hash)), [hash]);
  return [route, update];
}
