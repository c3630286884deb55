import { preloadElements } from '@/components/elements/renderer/element-registry';
import { renderIsland } from '@/components/ui/document/render-island';
import type { Example } from '@/lib/elements/example';
import { Workbench } from './workbench';

/** Loads what the first example needs besides the code of the workbench, so that it appears at once. */
export const preloadFirst = ([first]: readonly Example[]): Promise<unknown> =>
  preloadElements(first?.value);

/** Renders the workbench of a playground. Returns a function that removes it. */
export const mountWorkbench = (
  container: HTMLElement,
  name: string,
  examples: readonly Example[],
): (() => void) => renderIsland(container, <Workbench name={name} examples={examples} />);
