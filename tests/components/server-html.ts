import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static.edge';
import { islandMarker } from '@/lib/build/export/island-marker';

/** Adds components to the page as the build does: as HTML. Returns the element that contains it, which the test removes. */
export async function addServerHtml(node: ReactNode): Promise<HTMLElement> {
  const { prelude } = await prerender(node);
  const container = document.createElement('div');
  const html = await new Response(prelude).text();
  container.innerHTML = html.replaceAll(`<!--${islandMarker}`, '<!--');
  document.body.append(container);
  return container;
}
