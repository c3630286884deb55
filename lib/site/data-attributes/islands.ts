/** Attributes of islands whose HTML the build renders. */

/**
 * Marks an island whose HTML is on the page before its code is loaded: `console`, `playground`, `preview` or `visit`.
 * @writer components/api/console/api-page.tsx
 * @writer components/home/home-page.tsx
 * @writer components/elements/playground/playground.tsx
 * @writer components/elements/playground/preview.tsx
 * @reader components/behaviors/start-island.ts
 * @reader components/islands/start.ts
 * @reader lib/build/export/performance-budgets.ts
 * @reader lib/client/inline-scripts/load-behaviors.ts
 */
export const islandAttribute = 'data-island';

/**
 * Says that such an island is interactive.
 * @writer components/behaviors/start-island.ts
 * @reader components/behaviors/start-island.ts
 */
export const islandReadyAttribute = 'data-island-ready';

/**
 * The path of the JSON file with what an island shows, without the base URL.
 * @writer components/api/console/api-page.tsx
 * @writer components/home/home-page.tsx
 * @writer components/elements/playground/playground.tsx
 * @writer components/elements/playground/preview.tsx
 * @reader components/behaviors/start-island.ts
 */
export const islandDataAttribute = 'data-island-data';

/**
 * The kind of a preview: `element`, `framed` or `screen`.
 * @writer components/elements/playground/preview.tsx
 * @reader components/elements/playground/mount-preview.tsx
 */
export const previewAttribute = 'data-preview';

/**
 * The index of a preview's example in its file.
 * @writer components/elements/playground/preview.tsx
 * @reader components/elements/playground/mount-preview.tsx
 */
export const exampleAttribute = 'data-example';

/**
 * The name of a playground.
 * @writer components/elements/playground/playground.tsx
 * @reader components/elements/playground/read-examples.ts
 * @reader components/elements/playground/mount-playground.ts
 */
export const playgroundAttribute = 'data-playground';

/**
 * Marks a playground whose editor is open.
 * @writer components/elements/playground/mount-playground.ts
 * @reader components/elements/playground/playground.css
 */
export const editingAttribute = 'data-editing';
