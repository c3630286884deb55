// @ts-check
import { availableParallelism } from 'node:os';
import createMdx from '@next/mdx';
import { tsImport } from 'tsx/esm/api';
import { mdxOptions } from './lib/content/mdx-options.mjs';

/** @type {typeof import('./lib/site/load')} */
const { getSite } = await tsImport('./lib/site/load.ts', import.meta.url);
const { baseUrl } = getSite();

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  trailingSlash: false,
  basePath: baseUrl === '/' ? '' : baseUrl.slice(0, -1),
  env: { BASE_URL: baseUrl },
  pageExtensions: ['ts', 'tsx'],
  images: { unoptimized: true },
  devIndicators: false,
  // Graphviz: 1.2 MB that only the build needs.
  serverExternalPackages: ['@viz-js/viz'],
  // Next would leave one of two cores idle while it renders, and give each page the styles of all.
  experimental: {
    cssChunking: 'graph',
    globalNotFound: true,
    cpus: Math.max(2, availableParallelism() - 1),
  },
  typescript: { ignoreBuildErrors: true },
};

export default createMdx({ options: mdxOptions })(config);
