import { readText } from '../files/project-files';
import { openApiFilePaths } from './openapi-file-paths';

export type Download = { title: string; path: string; description: string; kilobytes: number };

const downloads = [
  {
    title: 'OpenAPI 3.1 as JSON',
    path: openApiFilePaths.json,
    description:
      'The complete description, for generators and tools. This reference is generated from it.',
  },
  {
    title: 'OpenAPI 3.1 as YAML',
    path: openApiFilePaths.yaml,
    description: 'The same document, easier to read and compare.',
  },
  {
    title: 'Postman collection',
    path: openApiFilePaths.postman,
    description:
      'All requests with their examples. Set the variables baseUrl and apiKey in Postman.',
  },
  {
    title: 'TypeScript types',
    path: openApiFilePaths.types,
    description:
      'Types of all paths, request bodies, and responses, for a client such as openapi-fetch.',
  },
];

/** The downloads that scripts/steps/emit-openapi.ts has written, with their sizes. */
export function listDownloads(): Download[] {
  return downloads.map((download) => ({
    ...download,
    kilobytes: Math.ceil(Buffer.byteLength(readText(`public${download.path}`)) / 1000),
  }));
}
