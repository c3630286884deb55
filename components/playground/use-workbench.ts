import { type ComponentType, startTransition, useCallback, useState } from 'react';
import type { PlaygroundProps } from './playground-props';

/**
 * Loads the interactive part of a playground: the editor, the validator and the renderer.
 * @param document the JSON of the first example, whose elements are loaded too
 */
export function useWorkbench(document: unknown) {
  const [Workbench, setWorkbench] = useState<ComponentType<PlaygroundProps>>();
  const [state, setState] = useState<'waiting' | 'loading' | 'failed'>('waiting');
  const load = useCallback(() => {
    setState('loading');
    import('./workbench').then(
      async (module) => {
        await module.preloadPreview(document);
        startTransition(() => setWorkbench(() => module.Workbench));
      },
      () => setState('failed'),
    );
  }, [document]);
  return { Workbench, state, load };
}
