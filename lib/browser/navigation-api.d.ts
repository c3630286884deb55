/** The part of the Navigation API that the portal uses. Not all browsers have it, and TypeScript does not declare it. */
interface Window {
  readonly navigation?: { readonly currentEntry: { readonly key: string } | null };
}
