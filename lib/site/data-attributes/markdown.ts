/** Attributes that determine what replaces an element in the Markdown version of a page. */

/**
 * `omit`: the element is a control or a picture, and is not in the Markdown. `interactive`: it works in a
 * browser only; the Markdown says so, unless the part shows what is above it. `label`: the start of a sentence's line,
 * which a colon follows. `names`: fields that the page of their schema describes; the Markdown has their names.
 * @writer components/api/reference/media-type-contents.tsx
 * @writer components/api/reference/operation-page.tsx
 * @writer components/api/reference/operation-samples.tsx
 * @writer components/api/reference/role-lens.tsx
 * @writer components/api/reference/rule-cards.tsx
 * @writer components/api/reference/topics/sandbox-cases.tsx
 * @writer components/api/reference/topics/sandbox-topic.tsx
 * @writer components/api/reference/topics/undocumented.tsx
 * @writer components/docs/toc.tsx
 * @writer components/docs/doc-meta.tsx
 * @writer components/docs/page-feedback.tsx
 * @writer components/docs/page-menu.tsx
 * @writer components/home/visit-demo.tsx
 * @writer components/docs/mdx/collapsible-section.tsx
 * @writer components/docs/mdx/element-docs.tsx
 * @writer components/docs/mdx/element-index.tsx
 * @writer components/docs/mdx/list-filter.tsx
 * @writer components/docs/mdx/screen-previews.tsx
 * @writer components/elements/playground/playground.tsx
 * @writer components/api/workflows/workflow-overview.tsx
 * @writer components/api/workflows/workflow-page.tsx
 * @writer components/api/workflows/workflow-step.tsx
 * @reader lib/build/export/page-to-markdown.ts
 */
export const markdownAttribute = 'data-markdown';

/**
 * The state that a picture of a screen shows, which the Markdown has as JSON: the screen's name, a slash, and the index.
 * @writer components/docs/mdx/screen-previews.tsx
 * @reader lib/build/export/page-to-markdown.ts
 */
export const screenStateAttribute = 'data-screen-state';
