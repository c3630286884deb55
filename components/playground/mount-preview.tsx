import { hydrateIsland } from '@/components/document/render-island';
import type { Example } from '@/lib/contract/example';
import { previewAttribute } from '@/lib/site/data-attributes/islands';
import { preloadPreview } from './live-preview';
import { type PreviewKind, PreviewView } from './preview-view';

const kinds: readonly PreviewKind[] = ['element', 'framed', 'screen'];

/** Makes the preview of an example interactive. Returns a function that removes it. */
export async function mountPreview(
  container: HTMLElement,
  example: Example | undefined,
): Promise<() => void> {
  await preloadPreview(example?.value);
  const kind =
    kinds.find((known) => known === container.getAttribute(previewAttribute)) ?? 'element';
  return hydrateIsland(container, <PreviewView kind={kind} example={example} />);
}
