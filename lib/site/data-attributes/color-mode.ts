/** Attributes of the color mode. */

/**
 * On the root element: the color mode in use, `light` or `dark`. Set by next-themes, and when the reader changes it.
 * @writer lib/client/controls/color-mode.ts
 * @writer scripts/color-mode-script.ts
 * @reader app/globals.css
 */
export const themeAttribute = 'data-theme';

/**
 * On the root element: the reader's choice of the color mode, `light`, `dark`, or `system`.
 * @writer lib/client/controls/color-mode.ts
 * @writer lib/client/inline-scripts/boot.ts
 * @reader components/site/theme-toggle.module.css
 */
export const themeChoiceAttribute = 'data-theme-choice';
