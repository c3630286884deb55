import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Renders all islands of the page. */
type Host = (islands: ReactNode) => void;

let host: Host | undefined;
let islandCount = 0;
/** The islands by container. The key stays the same when a container's node is replaced, so React keeps its state. */
const islands = new Map<Element, { key: string; node: ReactNode }>();

const renderAll = () =>
  host?.([...islands].map(([container, { key, node }]) => createPortal(node, container, key)));

/**
 * Registers the component that renders islands: React nodes that code loaded later adds to the server-rendered page.
 * They are portals of the page's own root, because a second root would add more of React to the first load.
 * @param render renders the islands; components/navigation/soft-navigation.tsx provides it
 * @returns a function that removes all islands
 */
export function registerIslandHost(render: Host): () => void {
  host = render;
  return () => {
    islands.clear();
    renderAll();
  };
}

/** Renders a node into a container and replaces the previous node there. Returns a function that removes it. */
export function renderIsland(container: Element, node: ReactNode): () => void {
  const key = islands.get(container)?.key ?? String(++islandCount);
  islands.set(container, { key, node });
  renderAll();
  return () => {
    if (islands.delete(container)) renderAll();
  };
}
