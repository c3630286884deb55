import { openApiEndings } from '../../api/description/checks/openapi-sources';
import { historyFolder } from '../../api/releases/load-releases';
import { pagePattern } from '../../content/doc-path.mjs';
import { isPageFile } from '../../content/page-files.mjs';
import type { Diagnostic } from '../../kit/diagnostics/diagnostic';
import { isFile, listFiles } from '../../kit/files/project-files';
import { referencePaths } from '../../site/reference/reference-data';
import { getSite, siteFiles } from '../../site/site-settings';
import { needsSandbox } from './needs-sandbox';

/** Pages, and what can be beside them: images, videos, and downloads. */
const pageFiles =
  /\.(?:mdx?|png|jpe?g|gif|webp|avif|svg|mp4|webm|mp3|ogg|wav|vtt|pdf|zip|csv|txt|json|docx?|xlsx?|pptx?|od[tsp])$/;
const describedPageFiles = 'files that end with .mdx or .md, images, videos, and downloads';

/** The files that the portal reads in each folder. */
const readFiles: ReadonlyArray<{ folder: string; pattern: RegExp; expected: string }> = [
  { folder: 'content/docs', pattern: pageFiles, expected: describedPageFiles },
  { folder: 'content/api', pattern: pageFiles, expected: describedPageFiles },
  {
    folder: 'content/versions',
    pattern: new RegExp(`^content/versions/[^/]+/(?:version\\.yaml$|docs/.+${pageFiles.source})`),
    expected: `what npm run snapshot writes: version.yaml, and docs/ with ${describedPageFiles}`,
  },
  {
    folder: 'content/elements',
    pattern: /^content\/elements\/(?:shared\/)?[^/]+\.json$/,
    expected: 'files that end with .json',
  },
  {
    folder: 'content/screens',
    pattern: /^content\/screens\/[^/]+\.json$/,
    expected: 'files that end with .json',
  },
  {
    folder: historyFolder,
    pattern: /^openapi\/history\/(?:releases\.yaml|[^/]+\.json)$/,
    expected: 'releases.yaml, and what npm run api-release writes: files that end with .json',
  },
  {
    folder: 'openapi/sandbox',
    pattern: /^openapi\/sandbox\/(?:not-simulated|sandbox-control|users)\.yaml$/,
    expected: 'not-simulated.yaml, sandbox-control.yaml, users.yaml',
  },
  {
    folder: 'openapi',
    pattern: openApiEndings,
    expected: 'files that end with .yaml, .yml, or .json',
  },
];

const listedFiles: Record<string, readonly string[]> = {
  'content/site': Object.values(siteFiles),
  'content/reference': Object.values(referencePaths),
};

/** The characters of a URL that need no encoding. */
const validPath = /^[\w.~/-]+$/;

/** The names of images and downloads are encoded in addresses. */
const validFilePath = /^[^?#%\\]+$/;

/** Whether authors did not create the file: `.DS_Store`. */
const isHidden = (file: string) => file.split('/').some((part) => part.startsWith('.'));

function checkFile(file: string): Pick<Diagnostic, 'message' | 'expected'> | undefined {
  const folder = readFiles.find((known) => file.startsWith(`${known.folder}/`));
  const list = Object.entries(listedFiles).find(([name]) => file.startsWith(`${name}/`))?.[1];
  const expected =
    folder?.expected ?? list?.join(', ') ?? readFiles.map((known) => known.folder).join(', ');
  if (!folder?.pattern.test(file) && !list?.includes(file)) {
    return { message: 'The portal does not read this file', expected };
  }
  // The files of a description have no addresses of their own.
  const isPage = !file.startsWith('openapi/') && (pagePattern.test(file) || !isPageFile(file));
  if (!(isPage ? validPath : validFilePath).test(file)) {
    return {
      message: 'The name of the file is not valid in a URL',
      expected: 'letters, digits, dots, dashes, tildes and underscores',
    };
  }
  return undefined;
}

const sandboxPage = 'content/api/sandbox.mdx';

/** Whether the site has a sandbox; also if its settings are invalid, which have diagnostics of their own. */
function hasSandbox(): boolean {
  try {
    return getSite().sandbox;
  } catch {
    return true;
  }
}

/** Reports files in content/ and openapi/ that the portal ignores, and names that are not valid in URLs. */
export const checkFiles = (): Diagnostic[] => [
  ...(!hasSandbox() && isFile(sandboxPage) ? [needsSandbox(sandboxPage)] : []),
  ...['content', 'openapi']
    .flatMap((folder) => listFiles(folder, ''))
    .filter((file) => isFile(file) && !isHidden(file))
    .flatMap((file): Diagnostic[] => {
      const problem = checkFile(file);
      return problem ? [{ severity: 'error', file, ...problem, found: file }] : [];
    }),
];
