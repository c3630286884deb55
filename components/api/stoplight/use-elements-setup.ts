import { useLayoutEffect, useState } from 'react';
import { elementsConsoleStylesheet } from '@/.generated/styles/stylesheets';
import { assetUrl } from '@/lib/site/base-url';
import { provideTokenPlaceholder } from './provide-token';

/**
 * Adds Elements' stylesheet with the site's theme (scripts/steps/emit-stylesheets.ts) to the document. Returns a
 * function that removes it.
 */
function addStylesheet(onDone: () => void): () => void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = assetUrl(elementsConsoleStylesheet);
  link.addEventListener('load', onDone);
  link.addEventListener('error', onDone);
  document.head.append(link);
  return () => link.remove();
}

/**
 * Prepares the page for Elements while the calling component is mounted: gives it a placeholder for the token and
 * loads its stylesheet. Both are undone on unmount, so that no other page is affected.
 * @returns whether ElementsView may be rendered. False in the first render, so the placeholder is in place before
 * Elements reads the token.
 */
export function useElementsSetup(): boolean {
  const [isReady, setIsReady] = useState(false);
  useLayoutEffect(() => {
    const withdrawPlaceholder = provideTokenPlaceholder();
    const removeStylesheet = addStylesheet(() => setIsReady(true));
    return () => {
      removeStylesheet();
      withdrawPlaceholder();
    };
  }, []);
  return isReady;
}
