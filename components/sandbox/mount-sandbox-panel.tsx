import { renderIsland } from '@/components/ui/document/render-island';
import { SandboxPanel } from './sandbox-panel';

/** Renders the sandbox panel into a container. Returns a function that unmounts it. */
export function mountSandboxPanel(container: HTMLElement): () => void {
  return renderIsland(container, <SandboxPanel />);
}
