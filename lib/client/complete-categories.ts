import { pageChangeEvent } from '../browser/page-change';
import { isCategoryOpen } from '../browser/sidebar-categories';
import { sidebarChangeEvent } from '../browser/sidebar-change';
import {
  categoryAttribute,
  incompleteAttribute,
  openAttribute,
  sidebarAttribute,
} from '../site/data-attributes/document';
import { completeSidebar } from './complete-sidebar';

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
async function completeCategories(): Promise<void> {
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
async function preloadCategories(): Promise<void> {
  if (hasFailed) return;
  await completeSidebar().catch(() => {
    hasFailed = true;
  });
}

/** The pointer or the focus has reached an element: if it is in an incomplete category, that may be opened soon. */
function onCategoryApproach({ target }: Event): void {
  if (target instanceof Element && target.closest(`[${incompleteAttribute}]`)) preloadCategories();
}

/** The menu of phones copies messages, so their buttons have no listeners of their own. */
function onClick({ target }: MouseEvent): void {
  if (target instanceof Element && target.closest(`${messageSelector} > button`))
    void completeCategories();
}

const isIncompleteAndOpen = (category: Node): boolean =>
  category instanceof Element &&
  category.hasAttribute(incompleteAttribute) &&
  isCategoryOpen(category);

/** Gives the categories of a large sidebar the links that they lack, once for a document. */
export function watchIncompleteCategories(): void {
  for (const type of ['pointerover', 'focusin'] as const)
    document.addEventListener(type, onCategoryApproach);
  document.addEventListener('click', onClick);
  const observer = new MutationObserver((changes) => {
    if (changes.some(({ target }) => isIncompleteAndOpen(target))) void completeCategories();
  });
  observer.observe(document.body, { subtree: true, attributeFilter: ['open', openAttribute] });
  addEventListener(sidebarChangeEvent, removeFailureMessages);
  addEventListener(pageChangeEvent, () => {
    // An incomplete category may lack the link of the page that is shown now.
    const current = document.querySelector(`[${sidebarAttribute}] [aria-current="page"]`);
    if (!current) void preloadCategories();
  });
  if ([...document.querySelectorAll(`[${incompleteAttribute}]`)].some(isIncompleteAndOpen))
    void completeCategories();
}
