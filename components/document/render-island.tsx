import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { IslandBoundary } from './island-boundary';

/** The roots by container. */
const roots = new Map<Element, Root>();

/**
 * Renders a node into a container and replaces the previous node there.
 * @returns a function that removes it
 */
export function renderIsland(container: Element, node: ReactNode): () => void {
  const root = roots.get(container) ?? createRoot(container);
  roots.set(container, root);
  root.render(<IslandBoundary>{node}</IslandBoundary>);
  return () => {
    if (roots.get(container) !== root) return;
    roots.delete(container);
    root.unmount();
  };
}
