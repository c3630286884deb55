/** Attributes of the color mode. */

/**
 * On the root element: the color mode in use, `light` or `dark`. Set by next-themes.
 * @writer components/site/color-mode.tsx
 * @writer lib/inline-scripts/hydrate-on-demand.ts
 * @reader app/globals.css
 * @reader lib/browser/theme-color.ts
 */
export const themeAttribute = 'data-theme';

/**
 * On the root element: the reader's choice of the color mode, `light`, `dark`, or `system`.
 * @writer components/site/theme-toggle.tsx
 * @writer lib/inline-scripts/boot.ts
 * @writer lib/inline-scripts/hydrate-on-demand.ts
 * @reader components/site/theme-toggle.module.css
 */
export const themeChoiceAttribute = 'data-theme-choice';
