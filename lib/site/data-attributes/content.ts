/** Attributes of a page's content, which the search index, the export or behaviors read. */
import { dataAttribute } from './props';

/**
 * The kind of a page (see `HitKind`), of a schema's usage, or of a screen state.
 * @writer components/api-reference/schema-page.tsx
 * @writer components/docs/docs-index.tsx
 * @writer components/mdx/screen-previews.tsx
 * @writer lib/content/article-attributes.ts
 * @reader components/api-reference/schema-page.module.css
 * @reader components/mdx/content-styles/screen.css
 * @reader lib/search/index/search-records.ts
 */
export const kindAttribute = 'data-kind';

/**
 * The id of the search context that a page belongs to (content/site/search.yaml).
 * @writer components/docs/docs-index.tsx
 * @writer lib/content/article-attributes.ts
 * @reader app/docs/(current)/page.tsx
 * @reader components/search/page-scope.ts
 * @reader lib/search/index/search-records.ts
 */
export const contextAttribute = 'data-context';

/**
 * Marks a row with an id as a search record. The value is its `HitKind`.
 * @writer components/api-reference/field-list.tsx
 * @writer components/api-reference/topics/glossary.tsx
 * @writer components/api-reference/topics/system-parameters.tsx
 * @writer components/api-reference/value-list.tsx
 * @writer components/mdx/fields.tsx
 * @reader lib/search/index/search-records.ts
 */
export const recordAttribute = 'data-record';

/**
 * Marks the element that contains a row's name.
 * @writer components/api-reference/field-list.tsx
 * @writer components/api-reference/topics/glossary.tsx
 * @writer components/api-reference/topics/system-parameters.tsx
 * @writer components/api-reference/value-list.tsx
 * @writer components/mdx/fields.tsx
 * @reader lib/search/index/search-records.ts
 */
export const recordNameAttribute = 'data-record-name';

/**
 * Marks the text of an identifier that search finds the page by.
 * @writer components/api-reference/operation-page.tsx
 * @reader lib/search/index/search-records.ts
 */
export const identifierAttribute = 'data-identifier';

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
 * Marks the button that copies the page as Markdown.
 * @writer components/docs/page-actions.tsx
 * @reader app/globals.css
 * @reader components/behaviors/page-behaviors.ts
 */
export const copyMarkdownAttribute = 'data-copy-markdown';

/**
 * The id of the announcement. On the root element: `closed` if the reader has closed it.
 * @writer components/behaviors/close-announcement.ts
 * @writer components/site/announcement-bar.tsx
 * @writer lib/site/inline-scripts/boot.ts
 * @reader components/behaviors/close-announcement.ts
 * @reader components/site/announcement-bar.late.css
 */
export const announcementAttribute = 'data-announcement';

/**
 * Marks the button that closes the announcement.
 * @writer components/site/announcement-bar.tsx
 * @reader app/globals.css
 * @reader components/behaviors/page-behaviors.ts
 */
export const closeAnnouncementAttribute = 'data-close-announcement';

/**
 * On the root element: the behaviors have started, so plain buttons work.
 * @writer components/behaviors/page-behaviors.ts
 * @reader app/globals.css
 */
export const extrasAttribute = 'data-extras';

/**
 * Marks the checkbox of a task list item.
 * @writer components/mdx/task-checkbox.tsx
 * @reader components/behaviors/persist-tasks.ts
 */
export const taskAttribute = 'data-task';

/**
 * The docs version of the page.
 * @writer components/docs/doc-page.tsx
 * @reader components/behaviors/version-links.ts
 * @reader components/search/page-scope.ts
 */
export const docsVersionAttribute = 'data-docs-version';

/**
 * The docs versions that contain the page, separated by spaces.
 * @writer components/docs/doc-page.tsx
 * @reader components/behaviors/version-links.ts
 */
export const availableInAttribute = 'data-available-in';

/** Props of the element that contains a row's name. */
export const recordName = /* @__PURE__ */ dataAttribute(recordNameAttribute, '');
