/** Attributes from which the search index is made. */

/**
 * The kind of a page (see `HitKind`), of a schema's usage, or of a screen state.
 * @writer components/api/reference/schema-page.tsx
 * @writer components/docs/docs-index.tsx
 * @writer components/docs/mdx/screen-previews.tsx
 * @writer lib/content/article-attributes.ts
 * @reader components/api/reference/schema-page.module.css
 * @reader components/docs/mdx/content-styles/screen.css
 * @reader lib/content/article-attributes.ts
 * @reader lib/build/export/share-image-meta.ts
 * @reader lib/search/site/search-records.ts
 */
export const kindAttribute = 'data-kind';

/**
 * The id of the search context that a page belongs to (content/site/search.yaml).
 * @writer components/docs/docs-index.tsx
 * @writer lib/content/article-attributes.ts
 * @reader app/docs/(current)/page.tsx
 * @reader components/search/page-scope.ts
 * @reader lib/search/site/search-records.ts
 */
export const contextAttribute = 'data-context';

/**
 * Marks a row with an id as a search record, and a heading whose record is no `section`. The value is its `HitKind`.
 * @writer components/api/reference/field-list.tsx
 * @writer components/api/reference/topics/glossary.tsx
 * @writer components/api/reference/topics/reference-table.tsx
 * @writer components/api/reference/topics/sandbox-cases.tsx
 * @writer components/api/reference/topics/undocumented.tsx
 * @writer components/api/reference/value-list.tsx
 * @writer components/docs/mdx/fields.tsx
 * @writer components/api/workflows/workflow-step.tsx
 * @reader components/docs/prose.css
 * @reader lib/build/export/field-table.ts
 * @reader lib/api/roles/browser/role-lens-script.ts
 * @reader lib/search/site/search-records.ts
 */
export const recordAttribute = 'data-record';

/**
 * Marks a badge. The value is a `ChangeBadge`: what has changed about a page or a row.
 * @writer components/api/reference/change-badge-label.tsx
 * @reader components/api/reference/change-badge-label.module.css
 * @reader lib/search/site/search-records.ts
 */
export const changeAttribute = 'data-change';

/**
 * Marks the element that contains a row's name.
 * @writer components/api/reference/field-list.tsx
 * @writer components/api/reference/topics/glossary.tsx
 * @writer components/api/reference/topics/sandbox-cases.tsx
 * @writer components/api/reference/topics/sandbox-errors.tsx
 * @writer components/api/reference/topics/system-parameters.tsx
 * @writer components/api/reference/topics/undocumented.tsx
 * @writer components/api/reference/value-list.tsx
 * @writer components/docs/mdx/fields.tsx
 * @reader lib/build/export/field-table.ts
 * @reader lib/search/site/search-records.ts
 */
export const recordNameAttribute = 'data-record-name';

/**
 * Marks the text of an identifier that search finds the page by.
 * @writer components/api/reference/operation-page.tsx
 * @reader lib/search/site/search-records.ts
 */
export const identifierAttribute = 'data-identifier';
