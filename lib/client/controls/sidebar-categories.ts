import { scrollSidebarToCurrentPage } from '../../site/browser/scroll-sidebar';
import {
  getCategoryName,
  isCategoryOpen,
  listCategories,
  setCategoryOpen,
} from '../../site/browser/sidebar-categories';

/** The state of the categories that the reader opened or closed, by their name. */
const openStates = new Map<string, boolean>();

/** Opens or closes a category wherever it is. */
function setCategory(name: string, open: boolean): void {
  openStates.set(name, open);
  for (const category of listCategories())
    if (getCategoryName(category) === name) setCategoryOpen(category, open);
}

/** Opens or closes the category of a button. */
export function toggleCategory(button: HTMLElement): void {
  const category = button.closest<HTMLElement>('[data-category]');
  if (category) setCategory(getCategoryName(category), !isCategoryOpen(category));
}

/** A click on the link of a category also opens it, or toggles it if its page is the current one. */
export function onCategoryLinkClick({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a') : null;
  const category = link?.closest<HTMLElement>('[data-category]');
  if (!link || !category || link.parentElement?.parentElement !== category) return;
  setCategory(getCategoryName(category), link.ariaCurrent !== 'page' || !isCategoryOpen(category));
}

/** Follows the state of a `details` element. Elements that this code has changed also report it. */
export function onToggle({ target }: Event): void {
  if (!(target instanceof HTMLDetailsElement) || !target.hasAttribute('data-category')) return;
  const name = getCategoryName(target);
  if (openStates.get(name) !== target.open) setCategory(name, target.open);
}

/** Whether the sidebar had a link to the current page when it was updated. */
let hasCurrentLink = false;

const findCurrentLink = () => document.querySelector('[data-sidebar] [aria-current="page"]');

/** Opens the categories that contain the current page, restores the others, and scrolls to the page's entry. */
export function updateSidebar(): void {
  hasCurrentLink = findCurrentLink() !== null;
  for (const category of listCategories()) {
    const hasCurrentPage = category.querySelector('[aria-current="page"]') !== null;
    const open = hasCurrentPage || openStates.get(getCategoryName(category));
    if (open !== undefined) setCategoryOpen(category, open);
  }
  scrollSidebarToCurrentPage();
}

/** Opens added categories that the reader has opened in another sidebar, and those of the current page if it was added. */
export function onSidebarChange(): void {
  if (!hasCurrentLink && findCurrentLink()) updateSidebar();
  for (const category of listCategories())
    if (openStates.get(getCategoryName(category)) && !isCategoryOpen(category))
      setCategoryOpen(category, true);
}
