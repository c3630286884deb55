/** Attributes of code blocks and tabs. */

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
 * @writer lib/controls/tabs.ts
 * @reader components/api-reference/samples.module.css
 * @reader components/mdx/tabs.module.css
 * @reader components/sandbox/run-panel.late.css
 * @reader lib/controls/reveal-target.ts
 */
export const selectedAttribute = 'data-selected';

/**
 * The name of a group of tabs (lib/site/tab-groups.ts); empty if the selection is neither stored nor shared.
 * @writer components/mdx/tab-group.tsx
 * @reader lib/controls/tabs.ts
 */
export const tabGroupAttribute = 'data-tab-group';
