import { workbenchStylesheet } from '@/.generated/styles/stylesheets';
import { loadStylesheet } from '@/components/document/load-stylesheet';
import { renderIsland } from '@/components/document/render-island';
import type { Example } from '@/lib/contract/example';
import { preloadPreview } from './live-preview';
import { Workbench } from './workbench';

/** Loads what the workbench needs besides its code. */
export async function preloadWorkbench([first]: readonly Example[]): Promise<void> {
  loadStylesheet(workbenchStylesheet);
  await preloadPreview(first?.value);
}

/** Renders the workbench of a playground. Returns a function that removes it. */
export const mountWorkbench = (
  container: HTMLElement,
  name: string,
  examples: readonly Example[],
): (() => void) => renderIsland(container, <Workbench name={name} examples={examples} />);
