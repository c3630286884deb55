// @ts-check
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import createMdx from '@next/mdx';
import { tsImport } from 'tsx/esm/api';
import { mdxOptions } from './lib/content/mdx-options.mjs';

/** @type {typeof import('./lib/site/site-settings')} */
const { getSite } = await tsImport('./lib/site/site-settings.ts', import.meta.url);
const { baseUrl, sandbox } = getSite();
/** @type {typeof import('./lib/content/docs-versions')} */
const { listSnapshots } = await tsImport('./lib/content/docs-versions.ts', import.meta.url);

/** @type {typeof import('./lib/api/arazzo/load-workflows')} */
const { listWorkflowNames } = await tsImport('./lib/api/arazzo/load-workflows.ts', import.meta.url);

const isDevelopment = process.env.NODE_ENV === 'development';

/** @type {import('next').NextConfig} */
const config = {
  // Without it, `next dev` answers an address that no page has with the page for such addresses, and with it, with an error.
  ...(!isDevelopment && { output: /** @type {const} */ ('export') }),
  trailingSlash: false,
  basePath: baseUrl === '/' ? '' : baseUrl.slice(0, -1),
  // The routes of the docs' snapshots, the workflows, and the sandbox exist only where there are some (.github/decisions/build.md).
  pageExtensions: [
    'ts',
    'tsx',
    ...(listSnapshots().length > 0 ? ['version.tsx'] : []),
    ...(listWorkflowNames().length > 0 ? ['workflow.tsx'] : []),
    ...(sandbox ? ['sandbox.tsx'] : []),
  ],
  images: { unoptimized: true },
  devIndicators: false,
  // Graphviz: 1.2 MB that only the build needs.
  serverExternalPackages: ['@viz-js/viz'],
  // Next would leave one of two cores idle while it renders, and give each page the styles of all.
  experimental: {
    cssChunking: 'graph',
    globalNotFound: true,
    // Writing the cache takes a clean build 19 s; reading it saves 12 s, and an unchanged build is skipped anyway.
    turbopackFileSystemCacheForBuild: false,
    // No server sends or runs its code, which only renders the pages.
    turbopackMinify: { server: false },
    cpus: Math.max(2, availableParallelism() - 1),
  },
  typescript: { ignoreBuildErrors: true },
};

const withMdx = createMdx({ extension: /\.mdx?$/, options: mdxOptions })(config);

/** @param {string} path */
const loader = (path) => fileURLToPath(new URL(path, import.meta.url));

for (const rule of Object.values(withMdx.turbopack?.rules ?? {}).flat()) {
  if (typeof rule !== 'object' || !('loaders' in rule)) continue;
  const [mdx] = rule.loaders ?? [];
  if (typeof mdx === 'object') mdx.loader = loader('./lib/content/mdx-loader.mjs');
  // A page that cannot be shown must not hide the others while authors write it. The last loader is the first to run.
  if (isDevelopment) rule.loaders?.push(loader('./scripts/dev/preview-loader.mjs'));
}

export default withMdx;
