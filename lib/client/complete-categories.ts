import { pageChangeEvent } from '../browser/page-change';
import { findSidebar } from '../browser/scroll-sidebar';
import { isCategoryOpen } from '../browser/sidebar-categories';
import { sidebarChangeEvent } from '../browser/sidebar-change';
import {
  categoryAttribute,
  incompleteAttribute,
  openAttribute,
} from '../site/data-attributes/document';

/** Loads the code that adds the links, which most visits do without. */
type LoadSidebarData = () => Promise<typeof import('./complete-sidebar')>;

/** When the categories of a large sidebar get the links that they lack, and what a category shows if it does not. */

const messageSelector = `[${categoryAttribute}] > [role="alert"]`;

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
  for (const category of document.querySelectorAll(`[${incompleteAttribute}]`)) {
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
    if (category?.hasAttribute(incompleteAttribute)) continue;
    const first = category?.querySelector<HTMLElement>(':scope > ul > li + li :is(a, summary)');
    if (message.contains(document.activeElement)) first?.focus();
    message.remove();
  }
}

/** Whether loading the links has failed. They load again only if the reader asks for them. */
let hasFailed = false;

/** Gives the categories their links because one of them is open. */
async function completeCategories(load: LoadSidebarData): Promise<void> {
  for (const message of document.querySelectorAll(messageSelector))
    setText(message, 'Loading the links…');
  try {
    await (await load()).completeSidebar();
    hasFailed = false;
  } catch {
    hasFailed = true;
    showFailure();
  }
}

/** Gives the categories their links before one of them is opened, or because one may have that of the current page. */
async function preloadCategories(load: LoadSidebarData): Promise<void> {
  if (hasFailed) return;
  try {
    await (await load()).completeSidebar();
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

const hasIncompleteCategory = () => document.querySelector(`[${incompleteAttribute}]`) !== null;

const isIncompleteAndOpen = (category: Node): boolean =>
  category instanceof Element &&
  category.hasAttribute(incompleteAttribute) &&
  isCategoryOpen(category);

/** Gives the categories of large sidebars the links that they lack. Called once for a document. */
export function watchIncompleteCategories(load: LoadSidebarData): void {
  const complete = () => void completeCategories(load);
  const preload = () => void preloadCategories(load);
  // An incomplete category may lack the link of the page that is shown now.
  const preloadCurrent = () => {
    if (hasIncompleteCategory() && lacksCurrentLink()) preload();
  };
  // A category that the pointer or the focus reaches may be opened soon.
  for (const type of ['pointerover', 'focusin'] as const)
    document.addEventListener(type, ({ target }) => {
      if (target instanceof Element && target.closest(`[${incompleteAttribute}]`)) preload();
    });
  // The menu of phones copies messages, so their buttons have no listeners of their own.
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(`${messageSelector} > button`)) complete();
  });
  const observer = new MutationObserver((changes) => {
    if (changes.some(({ target }) => isIncompleteAndOpen(target))) complete();
    // The menu has its own copy of the sidebar.
    else if (changes.some(({ target }) => target instanceof HTMLDialogElement)) preloadCurrent();
  });
  observer.observe(document.body, { subtree: true, attributeFilter: ['open', openAttribute] });
  addEventListener(sidebarChangeEvent, removeFailureMessages);
  addEventListener(pageChangeEvent, preloadCurrent);
  const sidebar = findSidebar();
  // A wider window shows a sidebar that was hidden.
  if (sidebar) new IntersectionObserver(preloadCurrent).observe(sidebar);
  if ([...document.querySelectorAll(`[${incompleteAttribute}]`)].some(isIncompleteAndOpen))
    complete();
}
