/**
 * Props of an element whose content only the server renders. The content is in the page's HTML once: a client component
 * is not repeated in the payload, and while hydrating React keeps the content that it finds, because
 * `suppressHydrationWarning` makes it ignore the empty one (https://github.com/facebook/react/issues/32975).
 * tests/e2e/navigation/server-html.spec.ts fails if React empties such an element.
 * @param html `typeof window === 'undefined' ? … : ''`, written out at the call, so that the bundler drops the content
 *   from the browser's code
 */
export const serverHtml = (html: string) => ({
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: html },
});
