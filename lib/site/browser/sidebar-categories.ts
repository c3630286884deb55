/**
 * The categories of the sidebar and of its copy in the mobile menu: `details` elements, or elements with `data-open` if
 * they are also pages.
 */

/** Lists the categories of the document or of an element, those of the copy in the mobile menu included. */
export const listCategories = (root: ParentNode = document): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>('[data-category]'),
];

/** The name of a category, which it shares with its copy. */
export const getCategoryName = (category: HTMLElement): string => category.dataset.category ?? '';

export const isCategoryOpen = (category: HTMLElement): boolean =>
  category instanceof HTMLDetailsElement ? category.open : category.dataset.open === 'true';

/** Opens or closes the element of a category. */
export function setCategoryOpen(category: HTMLElement, open: boolean): void {
  // Setting the same state again would be reported as a change.
  if (isCategoryOpen(category) === open) return;
  if (category instanceof HTMLDetailsElement) {
    category.open = open;
    return;
  }
  category.dataset.open = `${open}`;
  const button = category.querySelector(':scope > button');
  if (!button) return;
  button.ariaExpanded = String(open);
  button.ariaLabel = button.ariaLabel?.replace(/^\w+/, open ? 'Collapse' : 'Expand') ?? null;
}
