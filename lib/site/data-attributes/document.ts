/**
 * The `data-*` attributes that some code writes and other code or CSS reads. The files of this folder have a constant for
 * each, with all of its writers and readers, which data-attributes.test.ts checks. JSX spells an attribute out, because
 * React has no other notation for it; all other code uses the constants.
 *
 * This file has the attributes of the document, its header, sidebar and table of contents.
 */

/**
 * Excludes an element from the search index and from the highlights of search terms: always `off`.
 * @writer components/api/reference/change-badge-label.tsx
 * @writer components/api/reference/field-list.tsx
 * @writer components/api/reference/value-list.tsx
 * @writer components/api/reference/media-type-contents.tsx
 * @writer components/api/reference/operation-list.tsx
 * @writer components/api/reference/operation-page.tsx
 * @writer components/api/reference/operation-samples.tsx
 * @writer components/api/reference/role-lens.tsx
 * @writer components/api/reference/schema-page.tsx
 * @writer components/api/reference/section-bar.tsx
 * @writer components/api/reference/topics/glossary.tsx
 * @writer components/api/reference/topics/sandbox-cases.tsx
 * @writer components/api/reference/topics/sandbox-topic.tsx
 * @writer components/api/reference/topics/schema-topic.tsx
 * @writer components/api/reference/topics/workflow-coverage.tsx
 * @writer components/api/console/console-nav.tsx
 * @writer components/api/console/console-status.tsx
 * @writer components/docs/breadcrumbs.tsx
 * @writer components/docs/toc.tsx
 * @writer components/docs/doc-page.tsx
 * @writer components/docs/doc-meta.tsx
 * @writer components/docs/page-feedback.tsx
 * @writer components/docs/page-menu.tsx
 * @writer components/docs/pager.tsx
 * @writer components/docs/toc.tsx
 * @writer components/docs/version-banner.tsx
 * @writer components/home/visit-demo.tsx
 * @writer components/docs/mdx/cards.tsx
 * @writer components/docs/mdx/collapsible-section.tsx
 * @writer components/docs/mdx/component-heading.tsx
 * @writer components/docs/mdx/diagram.tsx
 * @writer components/docs/mdx/element-docs.tsx
 * @writer components/docs/mdx/element-index.tsx
 * @writer components/docs/mdx/list-filter.tsx
 * @writer components/docs/mdx/screen-previews.tsx
 * @writer components/elements/playground/playground.tsx
 * @writer components/api/workflows/workflow-overview.tsx
 * @writer components/api/workflows/workflow-page.tsx
 * @writer components/api/workflows/workflow-step.tsx
 * @reader components/behaviors/find-word-ranges.ts
 * @reader lib/search/site/search-records.ts
 */
export const searchAttribute = 'data-search';

/**
 * Marks a page that is an application, whose hash says what it displays.
 * @writer components/api/console/api-page.tsx
 * @writer components/offline/offline-page.tsx
 * @writer components/search/search-page.tsx
 * @reader lib/client/controls/skip-link.ts
 */
export const applicationAttribute = 'data-application';

/**
 * Marks a dropdown with a link to the current page or to a section that contains it.
 * @writer components/site/navbar-items.tsx
 * @writer lib/client/navigation/show-page.ts
 * @reader components/site/navbar-dropdown.late.css
 * @reader lib/client/controls/mobile-menu.ts
 * @reader lib/build/export/page-data.ts
 */
export const activeAttribute = 'data-active';

/**
 * On the root element: the id of the build. Absent in development.
 * @writer lib/build/export/deliver-page.ts
 * @reader lib/client/navigation/load-page-data.ts
 * @reader lib/client/offline/page-files.ts
 * @reader scripts/steps/emit-page-data.ts
 */
export const buildAttribute = 'data-build';

/**
 * The name of a sidebar category, which it shares with its copy in the mobile menu.
 * @writer components/docs/sidebar.tsx
 * @reader lib/site/browser/sidebar-categories.ts
 * @reader lib/client/navigation/complete-categories.ts
 * @reader lib/client/controls/sidebar-categories.ts
 * @reader lib/build/export/complete-sidebar.ts
 */
export const categoryAttribute = 'data-category';

/**
 * On the links of a sidebar category that are shown on its pages only: the category's path with the base URL, as in its link.
 * @writer components/docs/sidebar.tsx
 * @reader lib/client/navigation/complete-sidebar.ts
 * @reader lib/client/navigation/show-page.ts
 * @reader lib/build/export/complete-sidebar.ts
 * @reader lib/build/export/page-data.ts
 */
export const contextualAttribute = 'data-contextual';

/**
 * On the root element: the last inline script of the page has run, which keeps what the reader does until the page's scripts
 * have started. `waiting` until the behaviors load, then `started`.
 * @writer lib/client/inline-scripts/load-behaviors.ts
 * @reader lib/site/browser/load-failure-message.ts
 * @reader app/globals.css
 * @reader lib/client/controls/controls.ts
 */
export const preparedAttribute = 'data-prepared';

/**
 * On the style element with the rules that the page uses: their numbers (lib/build/export/page-styles.ts).
 * @writer lib/client/navigation/merge-rules.ts
 * @writer lib/build/export/inline-styles.ts
 * @reader lib/build/export/page-data.ts
 */
export const rulesAttribute = 'data-rules';

/**
 * Marks an icon.
 * @writer components/ui/icon/icon.tsx
 * @reader app/globals.css
 */
export const iconAttribute = 'data-icon';

/**
 * Marks a category of a large sidebar that has only the first of its links.
 * @writer components/docs/sidebar.tsx
 * @reader lib/client/navigation/complete-categories.ts
 * @reader lib/client/navigation/complete-sidebar.ts
 * @reader lib/build/export/complete-sidebar.ts
 */
export const incompleteAttribute = 'data-incomplete';

/**
 * On the last inline script of a page: the URL of the behaviors script, which it loads.
 * @writer lib/build/export/deliver-page.ts
 * @reader lib/build/export/performance-budgets.ts
 * @reader lib/client/inline-scripts/load-behaviors.ts
 * @reader lib/client/offline/page-files.ts
 */
export const srcAttribute = 'data-src';

/**
 * On the last inline script of a page: the hash of the behaviors script.
 * @writer lib/build/export/deliver-page.ts
 * @reader lib/client/inline-scripts/load-behaviors.ts
 */
export const integrityAttribute = 'data-integrity';

/**
 * Marks the message that parts of the page could not be loaded.
 * @writer components/site/site-document.tsx
 * @reader lib/site/browser/load-failure-message.ts
 * @reader lib/client/inline-scripts/queue-actions.ts
 * @reader lib/client/inline-scripts/report-load-failure.ts
 */
export const loadFailureAttribute = 'data-load-failure';

/**
 * A container in the mobile menu: of the copy of the `page` menu, the sidebar, or of the `main` menu.
 * @writer components/site/mobile-menu.tsx
 * @reader lib/client/controls/mobile-menu.ts
 */
export const menuSlotAttribute = 'data-menu-slot';

/**
 * Marks the navbar.
 * @writer components/site/navbar.tsx
 * @reader app/globals.css
 * @reader components/behaviors/hide-navbar.ts
 * @reader lib/client/controls/dropdowns.ts
 */
export const navbarAttribute = 'data-navbar';

/**
 * Marks a container of navbar items, which the mobile menu copies.
 * @writer components/site/navbar.tsx
 * @reader lib/client/navigation/show-page.ts
 * @reader lib/client/controls/mobile-menu.ts
 * @reader lib/build/export/page-data.ts
 */
export const navbarItemsAttribute = 'data-navbar-items';

/**
 * Whether a sidebar category that is also a page is expanded.
 * @writer components/docs/sidebar.tsx
 * @writer lib/site/browser/sidebar-categories.ts
 * @reader components/docs/sidebar.module.css
 * @reader lib/client/navigation/complete-categories.ts
 */
export const openAttribute = 'data-open';

/**
 * Marks a section of a page that can be collapsed.
 * @writer components/docs/mdx/collapsible-section.tsx
 * @reader lib/client/controls/page-actions.ts
 */
export const sectionAttribute = 'data-section';

/**
 * Marks the part of a page that a navigation replaces.
 * @writer components/docs/sidebar-layout.tsx
 * @reader lib/client/navigation/navigate.ts
 * @reader lib/client/navigation/prefetch-links.ts
 * @reader lib/client/navigation/show-page.ts
 * @reader lib/build/export/deliver-page.ts
 * @reader lib/build/export/page-data.ts
 */
export const pageContentAttribute = 'data-page-content';

/**
 * Marks the scroll container of the sidebar. The value is the name of the sidebar.
 * @writer components/docs/sidebar-layout.tsx
 * @writer lib/client/navigation/complete-sidebar.ts
 * @reader app/globals.css
 * @reader lib/site/browser/scroll-sidebar.ts
 * @reader lib/client/navigation/complete-sidebar.ts
 * @reader lib/client/navigation/show-page.ts
 * @reader lib/client/controls/mobile-menu.ts
 * @reader lib/client/controls/sidebar-categories.ts
 * @reader lib/build/export/page-data.ts
 */
export const sidebarAttribute = 'data-sidebar';

/**
 * Marks the menu of a page.
 * @writer components/docs/page-menu.tsx
 * @reader lib/client/controls/dropdowns.ts
 */
export const pageMenuAttribute = 'data-page-menu';

/**
 * Marks a table of contents: `row` if its entries are in a row that scrolls.
 * @writer components/api/reference/section-bar.tsx
 * @writer components/docs/toc.tsx
 * @writer components/docs/toc.tsx
 * @reader app/globals.css
 * @reader components/api/workflows/workflow-page.module.css
 * @reader lib/client/controls/current-heading.ts
 */
export const tocAttribute = 'data-toc';

/**
 * The docs version that a link leads to. If empty, the link follows the reader's version.
 * @writer components/docs/version-banner.tsx
 * @writer components/ui/navigation/nav-link.tsx
 * @reader lib/client/controls/version-links.ts
 */
export const versionAttribute = 'data-version';

/**
 * Marks the stylesheet that does not apply, by which the home page finds out whether the site's files load.
 * @writer lib/build/export/inline-styles.ts
 * @reader lib/client/inline-scripts/base-url-banner.ts
 */
export const probeAttribute = 'data-probe';

/**
 * Marks the style elements with the rules of a web font, `text` or `code`, which apply as soon as the browser has it.
 * @writer lib/build/export/inline-styles.ts
 * @reader lib/site/browser/text-font.ts
 */
export const webFontsAttribute = 'data-web-fonts';
