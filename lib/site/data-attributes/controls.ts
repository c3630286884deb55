/** Attributes of the controls that work without React (lib/client/controls/controls.ts). */

/**
 * Marks a button of such a control. The value is what it does.
 * @writer components/docs/page-menu.tsx
 * @writer components/docs/sidebar.tsx
 * @writer components/docs/mdx/code-frame.tsx
 * @writer components/docs/mdx/collapsible-section.tsx
 * @writer components/docs/mdx/list-filter.tsx
 * @writer components/docs/mdx/tab-group.tsx
 * @writer components/site/announcement-bar.tsx
 * @writer components/site/mobile-menu.tsx
 * @writer components/site/scroll-to-top.tsx
 * @writer components/site/theme-toggle.tsx
 * @reader app/globals.css
 * @reader components/api/reference/topics/sandbox-topic.late.css
 * @reader lib/client/controls/code-actions.ts
 * @reader lib/client/controls/color-mode.ts
 * @reader lib/client/controls/controls.ts
 * @reader lib/client/controls/mobile-menu.ts
 * @reader lib/client/inline-scripts/page-end.ts
 * @reader lib/client/inline-scripts/queue-actions.ts
 */
export const controlAttribute = 'data-control';

/**
 * On the root element: the controls work.
 * @writer lib/client/controls/controls.ts
 * @reader app/globals.css
 * @reader lib/site/browser/load-failure-message.ts
 * @reader lib/client/inline-scripts/base-url-banner.ts
 * @reader lib/client/inline-scripts/queue-actions.ts
 */
export const controlsReadyAttribute = 'data-controls-ready';
