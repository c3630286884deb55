import { pageChangeEvent, sidebarChangeEvent } from '../../site/browser/page-events';
import { findSidebar } from '../../site/browser/scroll-sidebar';
import { isCategoryOpen } from '../../site/browser/sidebar-categories';

/** When the categories of a large sidebar get the links that they lack, and what a category shows if it does not. */

/** Adds the links (complete-sidebar.ts). Most visits do without its code. */
type CompleteSidebar = () => Promise<void>;

const listIncompleteCategories = () => [
  ...document.querySelectorAll<HTMLElement>('[data-incomplete]'),
];

const messageSelector = '[data-category] > [role="alert"]';

function createMessage(): HTMLElement {
  const message = document.createElement('p');
  message.role = 'alert';
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'text-button';
  button.textContent = 'Retry';
  message.append(document.createElement('span'), ' ', button);
  return message;
}

function setText(message: Element, text: string): void {
  const element = message.querySelector('span');
  if (element) element.textContent = text;
}

/** Reports the failure in the categories that the reader sees. */
function showFailure(): void {
  for (const category of listIncompleteCategories()) {
    if (!isCategoryOpen(category)) continue;
    const message =
      category.querySelector(':scope > [role="alert"]') ?? category.appendChild(createMessage());
    setText(message, 'Couldn’t load the links.');
  }
}

/** Removes the messages of categories that have their links now. The focus moves to the first of these. */
function removeFailureMessages(): void {
  for (const message of document.querySelectorAll(messageSelector)) {
    const category = message.parentElement;
    if (category?.hasAttribute('data-incomplete')) continue;
    const first = category?.querySelector<HTMLElement>(':scope > ul > li + li :is(a, summary)');
    if (message.contains(document.activeElement)) first?.focus();
    message.remove();
  }
}

/** Whether loading the links has failed. Then they are loaded only for a category that the reader sees. */
let hasFailed = false;

/** Gives the categories their links because one of them is open. */
async function completeCategories(completeSidebar: CompleteSidebar): Promise<void> {
  for (const message of document.querySelectorAll(messageSelector))
    setText(message, 'Loading the links…');
  try {
    await completeSidebar();
    hasFailed = false;
  } catch {
    hasFailed = true;
    showFailure();
  }
}

/** Gives the categories their links before one of them is opened, or because one may have that of the current page. */
async function preloadCategories(completeSidebar: CompleteSidebar): Promise<void> {
  if (hasFailed) return;
  try {
    await completeSidebar();
  } catch {
    hasFailed = true;
  }
}

/** Whether the reader sees a sidebar, or its copy in the menu of phones, without a link to the current page. */
function lacksCurrentLink(): boolean {
  const sidebar = findSidebar();
  return (
    sidebar !== null &&
    sidebar.querySelector('[aria-current="page"]') === null &&
    (sidebar.checkVisibility() || document.querySelector('dialog[open]') !== null)
  );
}

/** Whether the reader sees that the category lacks links. Phones show the sidebar only as a copy in the menu. */
const isSeenIncomplete = (category: Node): boolean =>
  category instanceof HTMLElement &&
  category.hasAttribute('data-incomplete') &&
  isCategoryOpen(category) &&
  category.checkVisibility();

/** Gives the categories of large sidebars the links that they lack. Called once for a document. */
export function watchIncompleteCategories(completeSidebar: CompleteSidebar): void {
  const complete = () => void completeCategories(completeSidebar);
  const preload = () => void preloadCategories(completeSidebar);
  /** The reader may see another page, or a sidebar that was hidden. */
  const update = () => {
    const categories = listIncompleteCategories();
    if (categories.some(isSeenIncomplete)) complete();
    // One of them may have the link.
    else if (categories.length > 0 && lacksCurrentLink()) preload();
  };
  // A category that the pointer or the focus reaches may be opened soon.
  for (const type of ['pointerover', 'focusin'] as const)
    document.addEventListener(type, ({ target }) => {
      if (target instanceof Element && target.closest('[data-incomplete]')) preload();
    });
  // The menu of phones copies messages, so their buttons have no listeners of their own.
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(`${messageSelector} > button`)) complete();
  });
  const observer = new MutationObserver((changes) => {
    const targets = changes.map(({ target }) => target);
    if (targets.some(isSeenIncomplete)) complete();
    else if (targets.some((target) => target instanceof HTMLDialogElement)) update();
  });
  observer.observe(document.body, { subtree: true, attributeFilter: ['open', 'data-open'] });
  addEventListener(sidebarChangeEvent, removeFailureMessages);
  addEventListener(pageChangeEvent, update);
  const sidebar = findSidebar();
  // A wider window shows it. The first call is about the page that has been loaded.
  if (sidebar) new IntersectionObserver(update).observe(sidebar);
}
