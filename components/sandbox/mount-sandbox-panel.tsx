import { renderIsland } from '@/components/navigation/islands';
import { SandboxPanel } from './sandbox-panel';

/** Draws the sandbox's panel into a page's place for it. @returns takes it away */
export function mountSandboxPanel(place: HTMLElement): () => void {
  return renderIsland(place, <SandboxPanel />);
}
