import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Draws what the page has so far. */
type Host = (islands: ReactNode) => void;

let host: Host | undefined;
let drawn = 0;
/** What stands where, each with a key of its own: what is drawn anew at a place stays the same part of the page. */
const islands = new Map<Element, { key: string; node: ReactNode }>();

const draw = () =>
  host?.([...islands].map(([place, { key, node }]) => createPortal(node, place, key)));

/**
 * Lets parts that load late draw with React into places of a page: they share the page's own root, because a root of
 * their own would put more of React into the first load.
 * @param set draws them; soft-navigation.tsx gives it
 * @returns takes them all away
 */
export function registerIslandHost(set: Host): () => void {
  host = set;
  return () => {
    islands.clear();
    draw();
  };
}

/** Draws a node into a place, in place of what was drawn there. @returns takes it away */
export function renderIsland(place: Element, node: ReactNode): () => void {
  const key = islands.get(place)?.key ?? String(++drawn);
  islands.set(place, { key, node });
  draw();
  return () => {
    if (islands.delete(place)) draw();
  };
}
