/** Attributes of docs pages and of what all pages have besides their header and sidebar. */

/**
 * The id of the announcement. On the root element: `closed` if the reader has closed it.
 * @writer components/site/announcement-bar.tsx
 * @writer lib/client/controls/page-actions.ts
 * @writer lib/client/inline-scripts/boot.ts
 * @reader components/site/announcement-bar.late.css
 * @reader lib/client/controls/page-actions.ts
 */
export const announcementAttribute = 'data-announcement';

/**
 * On the root element: the behaviors have started.
 * @writer components/islands/start.ts
 * @reader lib/site/browser/load-failure-message.ts
 * @reader lib/client/inline-scripts/queue-actions.ts
 */
export const behaviorsReadyAttribute = 'data-behaviors-ready';

/**
 * The URL of the page that a link prepares feedback about.
 * @writer components/docs/page-feedback.tsx
 * @reader lib/client/controls/feedback-section.ts
 */
export const feedbackAttribute = 'data-feedback';

/**
 * Marks the checkbox of a task list item.
 * @writer components/docs/mdx/task-checkbox.tsx
 * @reader lib/client/controls/persist-tasks.ts
 */
export const taskAttribute = 'data-task';

/**
 * The docs version of the page.
 * @writer components/docs/doc-page.tsx
 * @reader components/search/page-scope.ts
 * @reader lib/client/controls/version-links.ts
 */
export const docsVersionAttribute = 'data-docs-version';

/**
 * The docs versions that contain the page, separated by spaces.
 * @writer components/docs/doc-page.tsx
 * @reader lib/client/controls/version-links.ts
 */
export const availableInAttribute = 'data-available-in';

/**
 * The method of a badge, in lower case.
 * @writer components/docs/mdx/method-badge.tsx
 * @reader components/docs/mdx/method-badge.css
 */
export const methodAttribute = 'data-method';
