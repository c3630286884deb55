/** The exports of a compiled page besides its component (plugins/rehype-export-headings.mjs). */
declare module '*.mdx' {
  const Body: import('react').ComponentType<{ components?: object }>;
  export default Body;
  export const headings: import('@/lib/content/headings').PageHeading[];
}

declare module '*.md' {
  const Body: import('react').ComponentType<{ components?: object }>;
  export default Body;
  export const headings: import('@/lib/content/headings').PageHeading[];
}
