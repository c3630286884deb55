/** Scrolls the sidebar, and nothing else, until the current page's entry is in it. */
export function scrollSidebarToCurrentPage(): void {
  const sidebar = document.querySelector('[data-sidebar]');
  const current = sidebar?.querySelector('[aria-current="page"]');
  if (!sidebar || !current) return;
  const frame = sidebar.getBoundingClientRect();
  const entry = current.getBoundingClientRect();
  if (entry.top >= frame.top && entry.bottom <= frame.bottom) return;
  sidebar.scrollTop += entry.top - frame.top - frame.height / 3;
}
