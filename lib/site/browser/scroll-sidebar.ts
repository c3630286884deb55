/** Finds the scroll container of the sidebar. */
export const findSidebar = () => document.querySelector<HTMLElement>('[data-sidebar]');

/** Scrolls the sidebar to the current page's entry. Unlike `scrollIntoView`, does not scroll the page. */
export function scrollSidebarToCurrentPage(): void {
  const sidebar = findSidebar();
  const current = sidebar?.querySelector('[aria-current="page"]');
  if (!sidebar || !current) return;
  const container = sidebar.getBoundingClientRect();
  const entry = current.getBoundingClientRect();
  if (entry.top >= container.top && entry.bottom <= container.bottom) return;
  sidebar.scrollTop += entry.top - container.top - container.height / 3;
}
