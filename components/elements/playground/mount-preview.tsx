import type { MountIsland } from '@/components/behaviors/start-island';
import { preloadElements } from '@/components/elements/renderer/element-registry';
import { hydrateIsland } from '@/components/ui/document/render-island';
import { loadAllStyles } from './load-all-styles';
import { type PreviewKind, PreviewView } from './preview-view';
import { readExamples } from './read-examples';

const kinds: readonly PreviewKind[] = ['element', 'framed', 'screen'];

/** Makes the preview of an example interactive. The page has the styles of the example; those of its other states follow. */
export const mountPreview: MountIsland = async (island, data) => {
  const example = readExamples(island, data)[Number(island.dataset.example)];
  void loadAllStyles();
  await preloadElements(example?.value);
  const kind = kinds.find((known) => known === island.dataset.preview) ?? 'element';
  return hydrateIsland(island, <PreviewView kind={kind} example={example} />);
};
