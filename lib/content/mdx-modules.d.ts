/** The exports of a compiled page besides its component (plugins/rehype-export-headings.mjs). */
declare module '*.mdx' {
  export const headings: import('./headings').PageHeading[];
}
