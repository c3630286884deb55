/** Attributes of code blocks and tabs. */

/**
 * Marks the button that copies a code block.
 * @writer components/mdx/code-frame.tsx
 * @reader app/globals.css
 * @reader components/behaviors/add-run-buttons.ts
 * @reader components/behaviors/page-behaviors.ts
 */
export const copyCodeAttribute = 'data-copy-code';

/**
 * Marks the button that wraps the long lines of a code block.
 * @writer components/mdx/code-frame.tsx
 * @reader components/behaviors/code-actions.ts
 * @reader components/behaviors/page-behaviors.ts
 */
export const wrapCodeAttribute = 'data-wrap-code';

/**
 * The language of a code block.
 * @writer components/mdx/code-frame.tsx
 * @reader lib/export/page-to-markdown.ts
 */
export const languageAttribute = 'data-language';

/**
 * What follows the language in a Markdown code fence.
 * @writer lib/content/plugins/rehype-code-meta.mjs
 * @reader components/mdx/code-block.tsx
 */
export const metaAttribute = 'data-meta';

/**
 * The path of the file that a Markdown code fence is in.
 * @writer lib/content/plugins/rehype-code-meta.mjs
 * @reader components/mdx/code-block.tsx
 */
export const docAttribute = 'data-doc';

/**
 * Whether a tab panel is the selected one.
 * @writer components/mdx/tab-group.tsx
 * @reader components/behaviors/reveal-target.ts
 * @reader components/mdx/tabs.module.css
 * @reader components/sandbox/run-panel.late.css
 * @reader lib/inline-scripts/hydrate-on-demand.ts
 */
export const selectedAttribute = 'data-selected';
