import { scrollSidebarToCurrentPage } from '../browser/scroll-sidebar';
import { getCategoryName, isCategoryOpen, listCategories } from '../browser/sidebar-categories';
import { categoryAttribute, openAttribute } from '../site/data-attributes/document';

/** The state of the categories that the reader opened or closed, by their name. */
const openStates = new Map<string, boolean>();

function setOpen(category: Element, open: boolean): void {
  if (category instanceof HTMLDetailsElement) {
    category.open = open;
    return;
  }
  category.setAttribute(openAttribute, String(open));
  const button = category.querySelector(':scope > button');
  if (!button) return;
  button.ariaExpanded = String(open);
  button.ariaLabel = button.ariaLabel?.replace(/^\w+/, open ? 'Collapse' : 'Expand') ?? null;
}

/** Opens or closes a category wherever it is. */
function setCategory(name: string, open: boolean): void {
  openStates.set(name, open);
  for (const category of listCategories())
    if (getCategoryName(category) === name) setOpen(category, open);
}

/** Opens or closes the category of a button. */
export function toggleCategory(button: HTMLElement): void {
  const category = button.closest(`[${categoryAttribute}]`);
  if (category) setCategory(getCategoryName(category), !isCategoryOpen(category));
}

/** A click on the link of a category also opens it, or toggles it if its page is the current one. */
export function onCategoryLinkClick({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a') : null;
  const category = link?.closest(`[${categoryAttribute}]`);
  if (!link || !category || link.parentElement?.parentElement !== category) return;
  setCategory(getCategoryName(category), link.ariaCurrent !== 'page' || !isCategoryOpen(category));
}

/** Follows the state of a `details` element. Elements that this code has changed also report it. */
export function onToggle({ target }: Event): void {
  if (!(target instanceof HTMLDetailsElement) || !target.hasAttribute(categoryAttribute)) return;
  const name = getCategoryName(target);
  if (openStates.get(name) !== target.open) setCategory(name, target.open);
}

/** Opens the categories that contain the current page, restores the others, and scrolls to the page's entry. */
export function updateSidebar(): void {
  for (const category of listCategories()) {
    const hasCurrentPage = category.querySelector('[aria-current="page"]') !== null;
    const open = hasCurrentPage || openStates.get(getCategoryName(category));
    if (open !== undefined) setOpen(category, open);
  }
  scrollSidebarToCurrentPage();
}
