import { createContext, type RefObject, useEffect, useState } from 'react';
import { sidebarChangeEvent } from '@/lib/browser/sidebar-change';
import { categoryAttribute, openAttribute } from '@/lib/site/data-attributes/document';

/**
 * The categories of a large sidebar that have been opened. Pages would grow with the number of pages if each of them had
 * the links of all categories, so a category has only its first link until it has been opened.
 */

/** The names of the categories that have been opened. `undefined` if the sidebar shows the links of all. */
export const OpenedCategories = createContext<ReadonlySet<string> | undefined>(undefined);

const listCategories = (root: ParentNode | null) => [
  ...(root?.querySelectorAll<HTMLElement>(`[${categoryAttribute}]`) ?? []),
];
const getName = (category: Element) => category.getAttribute(categoryAttribute) ?? '';
const getList = (category: Element | undefined) => category?.querySelector(':scope > ul');
const openSelector = `[open], [${openAttribute}="true"]`;

/** Adds the links that the sidebar has by now to its copy in the mobile menu. */
function completeCopy(tree: HTMLElement | null): void {
  const originals = new Map(listCategories(tree).map((category) => [getName(category), category]));
  for (const copy of listCategories(document.querySelector('dialog.menu-panel'))) {
    const copiedList = getList(copy);
    const items = getList(originals.get(getName(copy)))?.children ?? [];
    const missing = [...items].slice(copiedList?.childElementCount);
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
    if (!isLarge || !tree.current) return undefined;
    const update = () => {
      const open = listCategories(tree.current).filter((category) =>
        category.matches(openSelector),
      );
      setOpened((previous) => {
        const names = open.map(getName).filter((name) => !previous.has(name));
        return names.length === 0 ? previous : new Set([...previous, ...names]);
      });
    };
    const observer = new MutationObserver(update);
    observer.observe(tree.current, { subtree: true, attributeFilter: ['open', openAttribute] });
    update();
    return () => observer.disconnect();
  }, [tree, isLarge]);
  useEffect(() => {
    if (opened.size === 0) return;
    completeCopy(tree.current);
    window.dispatchEvent(new Event(sidebarChangeEvent));
  }, [tree, opened]);
  return isLarge ? opened : undefined;
}
