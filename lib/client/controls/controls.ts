import { hideLoadFailureMessage } from '../../site/browser/load-failure-message';
import { nextFrame } from '../../site/browser/next-frame';
import { pageChangeEvent, sidebarChangeEvent } from '../../site/browser/page-events';
import { showLateFonts } from '../../site/browser/text-font';
import type { ControlAction } from '../data-attributes';
import { copyCode } from './code-actions';
import { describeColorMode, switchColorMode, watchColorMode } from './color-mode';
import { findHeadings, trackCurrentHeading } from './current-heading';
import { getCurrentPath } from './current-path';
import { enhanceDropdowns } from './dropdowns';
import { loadEmbed } from './load-embed';
import { closeMenu, openMenu, switchMenu, watchMenu } from './mobile-menu';
import {
  closeAnnouncement,
  copyMarkdown,
  expandAll,
  expandSections,
  scrollToTop,
} from './page-actions';
import { persistTasks } from './persist-tasks';
import { revealTarget } from './reveal-target';
import { labelSearchShortcut, watchSearchBox } from './search-box';
import {
  onCategoryLinkClick,
  onSidebarChange,
  onToggle,
  toggleCategory,
  updateSidebar,
} from './sidebar-categories';
import { followSkipLink } from './skip-link';
import { onBeforeMatch, onTabKeyDown, selectTab, showStoredTabs } from './tabs';
import { updateVersionLinks, watchVersionLinks } from './version-links';

/** The controls: one script for all pages. Their state is in the DOM. */

/** What a click on a button does, by its `data-control`. */
const actions: Readonly<Record<ControlAction, (button: HTMLElement) => unknown>> = {
  'close-announcement': closeAnnouncement,
  'close-menu': closeMenu,
  'color-mode': switchColorMode,
  'copy-code': copyCode,
  'copy-markdown': copyMarkdown,
  'expand-all': expandAll,
  'expand-sections': expandSections,
  'load-embed': loadEmbed,
  'open-menu': openMenu,
  'scroll-to-top': scrollToTop,
  'switch-menu': switchMenu,
  tab: selectTab,
  'toggle-category': toggleCategory,
};

function onClick(event: MouseEvent): void {
  const { target } = event;
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-control]') : null;
  if (button instanceof HTMLAnchorElement) {
    // With these keys, it is a link, as it is without scripts.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
  }
  // An unknown action, in HTML that TypeScript did not check, throws.
  if (button?.dataset.control !== undefined) actions[button.dataset.control](button);
}

/** Adapts a page to what the reader has stored, and finds what the controls act on. */
function startPage(): void {
  describeColorMode();
  showStoredTabs();
  persistTasks(getCurrentPath());
  updateVersionLinks();
  labelSearchShortcut();
  revealTarget();
  findHeadings();
}

function start(): void {
  document.addEventListener('click', onClick);
  document.addEventListener('click', onCategoryLinkClick);
  document.addEventListener('click', followSkipLink);
  document.addEventListener('keydown', onTabKeyDown);
  document.addEventListener('beforematch', onBeforeMatch);
  // The event does not bubble.
  document.addEventListener('toggle', onToggle, true);
  addEventListener('hashchange', revealTarget);
  addEventListener('storage', showStoredTabs);
  watchColorMode();
  watchMenu();
  watchVersionLinks();
  watchSearchBox();
  enhanceDropdowns();
  trackCurrentHeading();
  startPage();
  const root = document.documentElement;
  // The last inline script of most pages has done this before the first paint.
  if (!root.hasAttribute('data-prepared')) updateSidebar();
  root.dataset.controlsReady = '';
  // After the first frame. Without a font or a storage, the fallback remains.
  void nextFrame()
    .then(showLateFonts)
    .catch(() => {});
  hideLoadFailureMessage();
  addEventListener(sidebarChangeEvent, onSidebarChange);
  addEventListener(pageChangeEvent, () => {
    closeMenu();
    startPage();
    updateSidebar();
  });
}

if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
else start();
