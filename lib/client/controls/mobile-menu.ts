import { nextFrame } from '../../site/browser/next-frame';

/** The state of the history entry that the open mobile menu adds. Following a link in the menu replaces the entry. */
const menuHistoryState = { menu: true };

/** Returns whether a state is that of the mobile menu's history entry. */
const isMenuState = (state: unknown): state is typeof menuHistoryState =>
  typeof state === 'object' && state !== null && 'menu' in state && state.menu === true;

/** Returns whether the current history entry is that of the mobile menu. */
export const isMenuHistoryEntry = (): boolean => isMenuState(window.history.state);

/**
 * The mobile menu (components/site/mobile-menu.tsx): a modal dialog with the page's own menu, the sidebar, if there is
 * one, and a button that leads to the main menu. Both are copies, made when the menu opens. The native dialog traps the
 * focus, restores it, and closes on Escape.
 */

/** The desktop layout starts above the breakpoint of 996 px (specification: portal.txt, section 4). */
const desktopQuery = '(min-width: 997px)';

/** Return value of the dialog if a link of the menu closes it. The link's page then replaces the menu's history entry. */
const followed = 'followed';

const menuSelector = 'dialog.menu-panel';
const findMenu = () => document.querySelector<HTMLDialogElement>(menuSelector);
const findSlot = (menu: Element, name: 'page' | 'main') =>
  menu.querySelector<HTMLElement>(`[data-menu-slot="${name}"]`);
const copyAll = (selector: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.cloneNode(true));

/** Shows either the page's own menu or the main menu. */
function showPanel(menu: Element, name: 'page' | 'main'): void {
  for (const slot of menu.querySelectorAll<HTMLElement>('[data-menu-slot]'))
    slot.parentElement?.toggleAttribute('hidden', slot.dataset.menuSlot !== name);
}

/** Opens the menu after a frame: a modal dialog has the browser compute the styles of the whole page. */
export async function openMenu(button: HTMLElement): Promise<void> {
  button.ariaExpanded = 'true';
  await nextFrame();
  const menu = findMenu();
  const pageSlot = menu && findSlot(menu, 'page');
  const mainSlot = menu && findSlot(menu, 'main');
  if (!pageSlot || !mainSlot || menu.open) return;
  const pageMenu = copyAll('[data-sidebar] > nav');
  const items = copyAll('[data-navbar-items] > :is(a, span, details)');
  for (const item of items)
    if (item instanceof HTMLDetailsElement) item.open = item.hasAttribute('data-active');
  pageSlot.replaceChildren(...pageMenu);
  mainSlot.replaceChildren(...items);
  const hasPageMenu = pageMenu.length > 0;
  mainSlot.previousElementSibling?.toggleAttribute('hidden', !hasPageMenu);
  showPanel(menu, hasPageMenu ? 'page' : 'main');
  menu.returnValue = '';
  menu.showModal();
  // With its own history entry, the menu closes when the reader goes back, and the page stays.
  window.history.pushState(menuHistoryState, '');
}

export const closeMenu = (): void => findMenu()?.close();

/** Changes between the page's own menu and the main menu. */
export function switchMenu(button: HTMLElement): void {
  const menu = findMenu();
  const isPageMenu = button.parentElement?.querySelector('[data-menu-slot="page"]') !== null;
  if (menu) showPanel(menu, isPageMenu ? 'main' : 'page');
}

/** Returns the link of the open menu that an unmodified click follows in this tab. */
function findFollowedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (!(target instanceof Element) || ctrlKey || metaKey || shiftKey || altKey) return undefined;
  const link = target.closest<HTMLAnchorElement>(`${menuSelector} a`);
  return link?.target === '' ? link : undefined;
}

/** Closes the menu on a click on its backdrop, which is the dialog itself, or on one of its links. */
function onClick(event: MouseEvent): void {
  const menu = findMenu();
  const link = findFollowedLink(event);
  // A link to the current page does not navigate: the menu's history entry is removed.
  const isCurrentPage = link?.pathname === window.location.pathname && !link.hash;
  if (isCurrentPage) event.preventDefault();
  if (link && !isCurrentPage) menu?.close(followed);
  else if (link || event.target === menu) menu?.close();
}

/** A link in the menu replaces the menu's history entry. */
function onUnhandledClick(event: MouseEvent): void {
  const link = findFollowedLink(event);
  if (!link || event.defaultPrevented || !isMenuHistoryEntry()) return;
  event.preventDefault();
  window.location.replace(link.href);
}

function onClose({ target }: Event): void {
  if (!(target instanceof HTMLDialogElement) || target !== findMenu()) return;
  const button = document.querySelector('[data-control="open-menu"]');
  if (button) button.ariaExpanded = 'false';
  if (target.returnValue !== followed && isMenuHistoryEntry()) window.history.back();
}

/** Closes the menu on a click outside or on a link, when the reader goes back, and in the layout of the desktop. */
export function watchMenu(): void {
  document.addEventListener('click', onClick);
  addEventListener('click', onUnhandledClick);
  // The event does not bubble.
  document.addEventListener('close', onClose, true);
  addEventListener('popstate', closeMenu);
  window.matchMedia(desktopQuery).addEventListener('change', closeMenu);
}
