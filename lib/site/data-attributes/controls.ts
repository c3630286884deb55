/** Attributes of the controls that work without React (lib/controls/controls.ts). */

/**
 * Marks a button of such a control. The value is what it does.
 * @writer components/docs/page-menu.tsx
 * @writer components/docs/sidebar.tsx
 * @writer components/mdx/code-frame.tsx
 * @writer components/mdx/collapsible-section.tsx
 * @writer components/mdx/list-filter.tsx
 * @writer components/mdx/tab-group.tsx
 * @writer components/site/announcement-bar.tsx
 * @writer components/site/mobile-menu.tsx
 * @writer components/site/scroll-to-top.tsx
 * @writer components/site/theme-toggle.tsx
 * @reader app/globals.css
 * @reader components/api-reference/topics/sandbox-topic.late.css
 * @reader lib/controls/code-actions.ts
 * @reader lib/controls/color-mode.ts
 * @reader lib/controls/controls.ts
 * @reader lib/controls/mobile-menu.ts
 * @reader lib/inline-scripts/prepare-page.ts
 * @reader lib/inline-scripts/queue-actions.ts
 */
export const controlAttribute = 'data-control';

/**
 * On the root element: the controls work.
 * @writer lib/controls/controls.ts
 * @reader app/globals.css
 * @reader lib/browser/load-failure-message.ts
 * @reader lib/inline-scripts/base-url-banner.ts
 * @reader lib/inline-scripts/queue-actions.ts
 */
export const controlsReadyAttribute = 'data-controls-ready';
