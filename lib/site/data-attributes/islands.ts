/** Attributes of islands whose HTML the build renders. */

/**
 * Marks an island whose HTML is on the page before its code is loaded: `preview`, `playground` or `visit`.
 * @writer components/home/home-page.tsx
 * @writer components/playground/playground.tsx
 * @writer components/playground/preview.tsx
 * @reader components/behaviors/keep-clicks.ts
 * @reader components/islands/start.ts
 * @writer components/console/api-page.tsx
 * @reader lib/export/performance-budgets.ts
 */
export const islandAttribute = 'data-island';

/**
 * The state of such an island: `wanted` if a click waits for it, `ready`, or `failed`. Absent until one of these.
 * @writer components/behaviors/keep-clicks.ts
 * @writer components/document/render-island.tsx
 * @writer components/home/start-visit.ts
 * @writer components/playground/open-playground.ts
 * @writer components/playground/start-examples.ts
 * @reader components/behaviors/keep-clicks.ts
 * @reader components/home/start-visit.ts
 */
export const islandStateAttribute = 'data-island-state';

/**
 * The path of the JSON file with what an island shows, without the base URL.
 * @writer components/home/home-page.tsx
 * @writer components/playground/playground.tsx
 * @writer components/playground/preview.tsx
 * @reader components/playground/load-examples.ts
 * @writer components/console/api-page.tsx
 * @reader lib/browser/load-island-data.ts
 */
export const islandDataAttribute = 'data-island-data';

/**
 * The kind of a preview: `element`, `framed` or `screen`.
 * @writer components/playground/preview.tsx
 * @reader components/playground/mount-preview.tsx
 * @writer components/playground/start-examples.ts
 */
export const previewAttribute = 'data-preview';

/**
 * The index of a preview's example in its file.
 * @writer components/playground/preview.tsx
 * @reader components/playground/start-examples.ts
 */
export const exampleAttribute = 'data-example';

/**
 * The name of a playground.
 * @writer components/playground/playground.tsx
 * @reader components/playground/load-examples.ts
 * @reader components/playground/open-playground.ts
 * @writer components/playground/start-examples.ts
 */
export const playgroundAttribute = 'data-playground';

/**
 * Marks a playground whose editor is open.
 * @writer components/playground/open-playground.ts
 * @reader components/playground/playground.css
 */
export const editingAttribute = 'data-editing';
