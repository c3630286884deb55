import { readText } from '../files/read';
import { documentPaths } from './paths';

export type Download = { title: string; path: string; meaning: string; kilobytes: number };

const downloads = [
  {
    title: 'OpenAPI 3.1 as JSON',
    path: documentPaths.json,
    meaning:
      'The whole description, for generators and tools. It is what this reference is made of.',
  },
  {
    title: 'OpenAPI 3.1 as YAML',
    path: documentPaths.yaml,
    meaning: 'The same, easier to read and to compare.',
  },
  {
    title: 'Postman collection',
    path: documentPaths.postman,
    meaning: 'Every call with its example. Set the variables baseUrl and apiKey in Postman.',
  },
  {
    title: 'TypeScript types',
    path: documentPaths.types,
    meaning: 'Types of all paths, bodies and answers, for a client such as openapi-fetch.',
  },
];

/** The files that scripts/prepare.ts wrote of the document, with their sizes. */
export function listDownloads(): Download[] {
  return downloads.map((download) => ({
    ...download,
    kilobytes: Math.ceil(Buffer.byteLength(readText(`public${download.path}`)) / 1000),
  }));
}
