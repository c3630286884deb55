import { statSync } from 'node:fs';
import { openApiFilePaths, operationDocumentPath } from '../../api/description/openapi-file-paths';
import { listOperations } from '../../api/description/operations';
import { contractPaths, screenFilePath } from '../../elements/contract-paths';
import { getScreens } from '../../elements/screens/load-screens';
import { projectPath } from '../../kit/files/project-files';
import { pluralize } from '../../kit/text/pluralize';
import { markdownPath } from '../../site/markdown-path';
import { listLinks, type SidebarNavigation } from '../../site/navigation/sidebar-navigation';
import {
  docPath,
  elementPath,
  isSnapshotPath,
  operationPath,
  routes,
  schemaPath,
  screenPath,
} from '../../site/page-paths';
import { getSite } from '../../site/site-settings';
import { absoluteUrl, withBase } from '../../site/urls';
import type { MarkdownPage } from './markdown-page';

/** The files with the text of all pages. A page is in the first one that it matches. */
const areas: ReadonlyArray<{
  id: string;
  title: string;
  matches: (path: string, screenPaths: ReadonlySet<string>) => boolean;
}> = [
  { id: 'schemas', title: 'Schemas and enumerations', matches: startsWith(schemaPath('')) },
  { id: 'operations', title: 'Operations and webhooks', matches: startsWith(operationPath('')) },
  { id: 'reference', title: 'API topics', matches: startsWith(`${routes.api}/`) },
  { id: 'elements', title: 'UI elements', matches: startsWith(elementPath('')) },
  {
    id: 'screens',
    title: 'Screens, with their JSON',
    matches: (path, screenPaths) => screenPaths.has(path),
  },
  { id: 'guides', title: 'Guides', matches: () => true },
];

function startsWith(prefix: string): (path: string) => boolean {
  return (path) => path.startsWith(prefix);
}

/** The index has the size of a larger page, so that a client can read a part of it. */
const minNamedBytes = 30_000;

const partPath = (id: string) => `/llms-full-${id}.txt`;

/** A link to a file, with its size. */
function formatFile(name: string, path: string): string {
  const kilobytes = Math.ceil(statSync(projectPath(`public${path}`)).size / 1000);
  return `[${name}](${absoluteUrl(path, getSite())}) (${kilobytes} KB)`;
}

/** Where the screens are, with one of them as an example. */
function formatScreenFiles(): string {
  const [first] = getScreens();
  return first
    ? ` Each screen with its states is a file such as ${formatFile(`${first.name}.json`, screenFilePath(first.name))}.`
    : '';
}

/** Where the OpenAPI documents of single operations are, with one of them as an example. */
function formatOperationDocuments(): string[] {
  const [first] = listOperations();
  if (!first) return [];
  const file = formatFile(`${first.id}.json`, operationDocumentPath(first.id));
  return [
    `- The OpenAPI document of one operation, with only the schemas that it needs, has the operation id as its name, such as ${file}. Operation ids are the last part of the URLs of operation pages.`,
  ];
}

/** What a client must know before it reads any page. The facts are those of the API's description. */
function formatPreamble(): string {
  const site = getSite();
  const servers = site.servers.map(({ label, url }) => `${label}: \`${url}\``).join('; ');
  return [
    `- Base URLs of the API: ${servers}.`,
    ...site.clientNotes.map((note) => `- ${note}`),
    "- What a page calls not documented is unknown. Don't guess it; ask the provider.",
    `- For one operation or schema, read its page. To generate code, use the OpenAPI document as ${formatFile('JSON', openApiFilePaths.json)} or ${formatFile('YAML', openApiFilePaths.yaml)}, the types for TypeScript: ${formatFile('doctor-api.d.ts', openApiFilePaths.types)}, or a TypeScript client without dependencies: ${formatFile('doctor-api-client.zip', openApiFilePaths.client)}.`,
    ...formatOperationDocuments(),
    `- Postman: ${formatFile('collection', openApiFilePaths.postman)}${site.sandbox ? `, and its ${formatFile('environment for the local sandbox', openApiFilePaths.postmanEnvironment)}` : ''}.`,
    `- UI elements and screens: ${formatFile('JSON Schema', contractPaths.schema)}, ${formatFile('types', contractPaths.types)}, ${formatFile('test vectors', contractPaths.testVectors)}.${formatScreenFiles()}`,
    `- All open questions as data, by the ids that links have: ${formatFile('JSON', openApiFilePaths.gaps)}.`,
    ...(site.sandbox
      ? [
          `- The [MCP server](${absoluteUrl(markdownPath(docPath('doctor-app/ai-assistants')), site)}) and the [sandbox](${absoluteUrl(markdownPath(`${routes.api}/sandbox`), site)}) as a server need the portal's repository. Without it, read the pages as Markdown and the OpenAPI document; the sandbox then runs in a browser only.`,
        ]
      : []),
    `- Links start with \`${absoluteUrl('/', site)}\`. If you read this on another host, replace that with its address.`,
    `- Each page is also Markdown: its path with \`.md\` at the end. The text of all pages is in [one file for each area](${absoluteUrl('/llms-full.txt', site)}).`,
  ].join('\n');
}

/** A section of the index: pages under a heading. */
type Section = { label: string; links: SidebarNavigation[number]['links'] };

/** The page of the receivers is a topic of the reference; who plans an integration needs it after the webhooks. */
const pagesAfter: Readonly<Record<string, string>> = {
  [`${routes.api}/web-hooks`]: `${routes.api}/webhook-receivers`,
};

/**
 * Divides the categories of the sidebar into sections whose headings say what they are without the sidebar: operations,
 * and each list that a page of the reference contains, such as the workflows.
 */
function listSections(navigation: SidebarNavigation): Section[] {
  return navigation.flatMap(({ label, links }): Section[] => {
    const isAboutOperations =
      label !== 'Webhooks' &&
      links.every((link) => 'path' in link && link.path?.startsWith(operationPath('')));
    const lists = links.flatMap((link): Section[] =>
      'links' in link && link.path?.startsWith(`${routes.api}/`)
        ? [{ label: link.label, links: link.links }]
        : [],
    );
    const own = links.map((link) =>
      'links' in link && link.path?.startsWith(`${routes.api}/`)
        ? { label: link.label, path: link.path }
        : link,
    );
    const name = isAboutOperations ? `Operations: ${label.toLowerCase()}` : label;
    return [{ label: name, links: own }, ...lists];
  });
}

/** Shortens the absolute links to this site to links that are relative to its root. */
function toRootRelative(markdown: string, site: { url: string; baseUrl: string }): string {
  const root = withBase('/', site.baseUrl);
  return markdown
    .replaceAll(`](${site.url}${root}`, `](${root}`)
    .replaceAll(`\nSource: ${site.url}${root}`, `\nSource: ${root}`);
}

/**
 * Formats the files of https://llmstxt.org: an index of all pages by category of the sidebar, and the text of all pages
 * by area, with an index of its files.
 * @returns the text of each file by its path
 */
export function formatLlmsTxt(
  pages: readonly MarkdownPage[],
  navigation: SidebarNavigation,
): Map<string, string> {
  const site = getSite();
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const formatLine = ({ path, title, description, markdown }: MarkdownPage) => {
    const bytes = Buffer.byteLength(markdown);
    const size = bytes > minNamedBytes ? ` (${Math.ceil(bytes / 1000)} KB)` : '';
    return `- [${title}](${absoluteUrl(markdownPath(path), site)}): ${description}${size}`;
  };
  // A page is listed once, in the first category that links to it.
  const listed = new Set<MarkdownPage>();
  const categories = listSections(navigation).map(({ label, links }) => {
    const paths = listLinks(links).flatMap(({ path }) => [path, pagesAfter[path] ?? []].flat());
    const unlisted = new Set(paths.flatMap((path) => byPath.get(path) ?? []));
    for (const page of listed) unlisted.delete(page);
    for (const page of unlisted) listed.add(page);
    return { label, pages: [...unlisted] };
  });
  const categorized = [...listed];
  const categorizedPaths = new Set(categorized.map(({ path }) => path));
  // Only the current docs are listed, not their snapshots.
  const others = pages.filter(({ path }) => !categorizedPaths.has(path) && !isSnapshotPath(path));
  const sections = [...categories, { label: 'Optional', pages: others }]
    .filter((section) => section.pages.length > 0)
    .map((section) => `## ${section.label}\n\n${section.pages.map(formatLine).join('\n')}`);
  const head = `# ${site.title}\n\n> ${site.tagline}\n\n${formatPreamble()}`;

  const screenPaths = new Set(getScreens().map(({ name }) => screenPath(name)));
  const areaOf = (path: string) => areas.find(({ matches }) => matches(path, screenPaths))?.id;
  const parts = areas
    .map(({ id, title }) => {
      const texts = [...categorized, ...others]
        .filter(({ path }) => areaOf(path) === id)
        .map(({ markdown }) => toRootRelative(markdown, site).trimEnd());
      return { id, title, texts };
    })
    .filter(({ texts }) => texts.length > 0)
    .map(({ id, title, texts }) => ({
      path: partPath(id),
      title,
      count: texts.length,
      // The other parts and the preamble are one link away.
      text: `${[`# ${site.title}: ${title}\n\nRead [llms.txt](${withBase('/llms.txt', site.baseUrl)}) first.`, ...texts].join('\n\n')}\n`,
    }));
  const partLines = parts.map(
    ({ path, title, count, text }) =>
      `- [${title}](${absoluteUrl(path, site)}): ${pluralize(count, 'page')}, ${Math.ceil(Buffer.byteLength(text) / 1000)} KB. Links are relative to the root of this site.`,
  );
  return new Map([
    ['/llms.txt', `${[head, ...sections].join('\n\n')}\n`],
    ['/llms-full.txt', `${[head, '## Text of all pages', partLines.join('\n')].join('\n\n')}\n`],
    ...parts.map(({ path, text }): [string, string] => [path, text]),
  ]);
}
