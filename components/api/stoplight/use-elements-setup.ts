import { useLayoutEffect, useState } from 'react';
import { elementsConsoleStylesheet } from '@/.generated/styles/stylesheets';
import { tokenPlaceholder } from '@/lib/api/call/credentials';
import { assetUrl } from '@/lib/site/base-url';
import { elementsTokenKey } from './elements-internals';

/**
 * Prepares the page for Elements while the calling component is mounted. Both parts are undone on unmount, so that no
 * other page is affected:
 * - Elements' stylesheet with the site's theme (scripts/steps/emit-stylesheets.ts).
 * - A placeholder for the access token, where Elements expects one. Elements would store a token for all tabs, and write
 *   it into the request sample, which readers share. So the console has its own field (components/api/console/acting-as.tsx),
 *   intercept-fetch.ts puts the token into requests, and request-sample.ts shows and copies it.
 * @returns whether ElementsView may be rendered
 */
export function useElementsSetup(): boolean {
  const [isReady, setIsReady] = useState(false);
  useLayoutEffect(() => {
    const removePlaceholder = () => window.localStorage.removeItem(elementsTokenKey);
    window.localStorage.setItem(elementsTokenKey, JSON.stringify({ XToken: tokenPlaceholder }));
    // Most readers leave the console by loading another page.
    window.addEventListener('pagehide', removePlaceholder);
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = assetUrl(elementsConsoleStylesheet);
    for (const type of ['load', 'error']) link.addEventListener(type, () => setIsReady(true));
    document.head.append(link);
    return () => {
      link.remove();
      window.removeEventListener('pagehide', removePlaceholder);
      removePlaceholder();
    };
  }, []);
  return isReady;
}
