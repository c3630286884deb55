/** Attributes of docs pages and of what all pages have besides their header and sidebar. */

/**
 * Marks the button that copies the page as Markdown.
 * @writer components/docs/page-actions.tsx
 * @reader app/globals.css
 * @reader components/behaviors/page-behaviors.ts
 */
export const copyMarkdownAttribute = 'data-copy-markdown';

/**
 * The id of the announcement. On the root element: `closed` if the reader has closed it.
 * @writer components/behaviors/close-announcement.ts
 * @writer components/site/announcement-bar.tsx
 * @writer lib/inline-scripts/boot.ts
 * @reader components/behaviors/close-announcement.ts
 * @reader components/site/announcement-bar.late.css
 */
export const announcementAttribute = 'data-announcement';

/**
 * Marks the button that closes the announcement.
 * @writer components/site/announcement-bar.tsx
 * @reader app/globals.css
 * @reader components/behaviors/page-behaviors.ts
 */
export const closeAnnouncementAttribute = 'data-close-announcement';

/**
 * On the root element: the behaviors have started, so plain buttons work.
 * @writer components/behaviors/page-behaviors.ts
 * @reader app/globals.css
 * @reader lib/inline-scripts/hydrate-on-demand.ts
 * @reader lib/inline-scripts/report-load-failure.ts
 */
export const extrasAttribute = 'data-extras';

/**
 * Marks the checkbox of a task list item.
 * @writer components/mdx/task-checkbox.tsx
 * @reader components/behaviors/persist-tasks.ts
 * @reader lib/inline-scripts/hydrate-on-demand.ts
 */
export const taskAttribute = 'data-task';

/**
 * The docs version of the page.
 * @writer components/docs/doc-page.tsx
 * @reader components/behaviors/version-links.ts
 * @reader components/search/page-scope.ts
 */
export const docsVersionAttribute = 'data-docs-version';

/**
 * The docs versions that contain the page, separated by spaces.
 * @writer components/docs/doc-page.tsx
 * @reader components/behaviors/version-links.ts
 */
export const availableInAttribute = 'data-available-in';
