import { hydrateIsland } from '@/components/document/render-island';
import { preloadPreview } from '@/components/playground/live-preview';
import type { BuiltDemo } from '@/lib/home/demo';
import { VisitDemo } from './visit-demo';

/** Makes the demonstration of the home page interactive. Returns a function that removes it. */
export async function mountVisit(container: HTMLElement, built: BuiltDemo): Promise<() => void> {
  await preloadPreview(built.demo.screen);
  return hydrateIsland(container, <VisitDemo {...built} />);
}
