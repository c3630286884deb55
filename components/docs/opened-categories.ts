import { createContext, type RefObject, useEffect, useState } from 'react';
import { getCategoryName, isCategoryOpen, listCategories } from '@/lib/browser/sidebar-categories';
import { sidebarChangeEvent } from '@/lib/browser/sidebar-change';
import { openAttribute } from '@/lib/site/data-attributes/document';

/**
 * The categories of a large sidebar that have been opened. Pages would grow with the number of pages if each of them had
 * the links of all categories, so a category has only its first link until it has been opened.
 */

/** The names of the categories that have been opened. `undefined` if the sidebar shows the links of all. */
export const OpenedCategories = createContext<ReadonlySet<string> | undefined>(undefined);

const getList = (category: Element | undefined) => category?.querySelector(':scope > ul');

/** Adds the links that the sidebar has by now to its copy in the mobile menu. */
function completeCopy(sidebar: HTMLElement): void {
  const originals = listCategories(sidebar);
  for (const copy of listCategories()) {
    if (sidebar.contains(copy)) continue;
    const name = getCategoryName(copy);
    const original = originals.find((category) => getCategoryName(category) === name);
    const copiedList = getList(copy);
    const missing = [...(getList(original)?.children ?? [])].slice(copiedList?.childElementCount);
    copiedList?.append(...missing.map((item) => item.cloneNode(true)));
  }
}

/**
 * Observes which categories the reader or lib/controls/sidebar-categories.ts opens.
 * @param tree the sidebar, in whose DOM the state is
 */
export function useOpenedCategories(
  tree: RefObject<HTMLElement | null>,
  isLarge: boolean,
): ReadonlySet<string> | undefined {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const sidebar = tree.current;
    if (!isLarge || !sidebar) return undefined;
    const update = () => {
      const open = listCategories(sidebar).filter(isCategoryOpen).map(getCategoryName);
      setOpened((previous) => {
        const names = open.filter((name) => !previous.has(name));
        return names.length === 0 ? previous : new Set([...previous, ...names]);
      });
    };
    const observer = new MutationObserver(update);
    observer.observe(sidebar, { subtree: true, attributeFilter: ['open', openAttribute] });
    update();
    return () => observer.disconnect();
  }, [tree, isLarge]);
  useEffect(() => {
    if (opened.size === 0 || !tree.current) return;
    completeCopy(tree.current);
    window.dispatchEvent(new Event(sidebarChangeEvent));
  }, [tree, opened]);
  return isLarge ? opened : undefined;
}
