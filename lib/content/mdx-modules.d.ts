/** What a compiled page exports besides its component (plugins/rehype-export-headings.mjs). */
declare module '*.mdx' {
  export const headings: import('./headings').Heading[];
}
