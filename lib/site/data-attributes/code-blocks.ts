/** Attributes of code blocks and tabs. */

/**
 * The language of a code block.
 * @writer components/docs/mdx/code-frame.tsx
 * @reader lib/build/export/page-to-markdown.ts
 */
export const languageAttribute = 'data-language';

/**
 * What follows the language in a Markdown code fence.
 * @writer lib/content/plugins/rehype-code-meta.mjs
 * @reader components/docs/mdx/code-block.tsx
 */
export const metaAttribute = 'data-meta';

/**
 * The path of the file that a Markdown code fence is in.
 * @writer lib/content/plugins/rehype-code-meta.mjs
 * @reader components/docs/mdx/code-block.tsx
 */
export const docAttribute = 'data-doc';

/**
 * The shell command in another tab that sends the request of a program.
 * @writer lib/content/plugins/rehype-code-meta.mjs
 * @reader components/docs/mdx/code-block.tsx
 */
export const requestAttribute = 'data-request';

/**
 * What follows the language in the code fence of that command.
 * @writer lib/content/plugins/rehype-code-meta.mjs
 * @reader components/docs/mdx/code-block.tsx
 */
export const requestMetaAttribute = 'data-request-meta';

/**
 * The name of a group of tabs (lib/client/controls/tabs.ts); empty if the selection is neither stored nor shared.
 * @writer components/docs/mdx/tab-group.tsx
 * @reader lib/site/browser/stored-tabs.ts
 * @reader lib/client/controls/tabs.ts
 * @reader components/behaviors/run-samples.ts
 */
export const tabGroupAttribute = 'data-tab-group';
