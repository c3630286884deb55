import { groupWorkflows, workflowFolder } from '../api/arazzo/load-workflows';
import { getOpenApiDocument } from '../api/description/load-openapi-document';
import {
  buildReferenceNavigation,
  consolePage,
  referenceIndexPages,
} from '../api/description/reference-navigation';
import { DiagnosticError } from '../kit/diagnostics/diagnostic';
import { cached, cachedBy } from '../kit/files/cached';
import { isFile, isPreview, listFiles, readText } from '../kit/files/project-files';
import {
  type Breadcrumb,
  buildNavigation,
  findAdjacentPages,
  findBreadcrumbs,
  listLinks,
  type PageLink,
  type SidebarNavigation,
} from '../site/navigation/sidebar-navigation';
import { currentVersion, workflowPath } from '../site/page-paths';
import type { SidebarItem } from '../site/settings/sidebar-schema';
import { getSite } from '../site/site-settings';
import { type Area, getAreaLocation } from './content-areas.mjs';
import { getSnapshot, listSnapshots } from './docs-versions';
import { createPlaceholder, type FrontMatter, parseDoc } from './front-matter';
import { lastCommitDate } from './git-history';

/** Returns the area of a docs version. */
export const areaOfVersion = (name: string): Area =>
  name === currentVersion ? 'docs' : `versions/${name}`;

/** A doc in a list. Its `id` is its path below its area's folder, without the extension. */
export type DocSummary = FrontMatter & {
  id: string;
  path: string;
  file: string;
  label: string;
  /** The title of the browser's tab. */
  documentTitle: string;
};

/** A doc with everything that its page shows besides its body. */
export type Doc = DocSummary & {
  breadcrumbs: Breadcrumb[];
  previous?: PageLink | undefined;
  next?: PageLink | undefined;
  editUrl?: string | undefined;
  /** The day of the last change, ISO 8601. */
  updated?: string | undefined;
};

const fileOf = (area: Area, id: string) => `${getAreaLocation(area).folder}/${id}.mdx`;
const pathOf = (area: Area, id: string) => `${getAreaLocation(area).basePath}/${id}`;

/** The names of elements are ambiguous as document titles: there also is a schema "Message". */
const isElementPage = (id: string) => id.startsWith('doctor-app/elements/');

function getSummary(area: Area, id: string): DocSummary {
  const file = fileOf(area, id);
  const parsed = parseDoc(readText(file), file);
  const frontMatter = parsed.frontMatter ?? (isPreview ? createPlaceholder(id) : undefined);
  if (!frontMatter) throw new DiagnosticError(parsed.diagnostics);
  return {
    ...frontMatter,
    id,
    file,
    path: pathOf(area, id),
    label: frontMatter.sidebarLabel ?? frontMatter.title,
    documentTitle: isElementPage(id) ? `${frontMatter.title} element` : frontMatter.title,
  };
}

/** Removes the ids in excluded folders, such as the patient app's (specification: portal.txt, section 2). */
export function excludeDocs(ids: readonly string[], excluded: readonly string[]): string[] {
  return ids.filter((id) => !excluded.some((folder) => id.startsWith(`${folder}/`)));
}

/** The folders that docs and their navigation are made from. */
const inputs = ['content', '.generated/openapi', workflowFolder];

/** Lists the ids of the docs of an area, sorted. They come from the file names, so an invalid file has one, too. */
export function listDocIds(area: Area): string[] {
  const { folder } = getAreaLocation(area);
  const ids = listFiles(folder, '.mdx').map((file) =>
    file.slice(folder.length + 1, -'.mdx'.length),
  );
  return excludeDocs(ids, getSite().excludedDocs);
}

const listArea = cachedBy(inputs, (area: Area): DocSummary[] =>
  listDocIds(area).map((id) => getSummary(area, id)),
);

/** Lists the docs of an area, sorted by id. Throws a DiagnosticError if a doc's front matter is invalid. */
export const listDocs = (area: Area = 'docs'): DocSummary[] => listArea(area);

/** Lists all areas: the current docs, the topics of the API reference, and every snapshot. */
const listAreas = (): Area[] => ['docs', 'api', ...listSnapshots().map(areaOfVersion)];

/** Lists the docs of all areas. */
export const listAllDocs = cached(inputs, (): DocSummary[] =>
  listAreas().flatMap((area) => listDocs(area)),
);

/** Lists the paths of the docs of all areas, also of those with invalid front matter. */
export const listDocPaths = (): Array<Pick<DocSummary, 'file' | 'path'>> =>
  listAreas().flatMap((area) =>
    listDocIds(area).map((id) => ({ file: fileOf(area, id), path: pathOf(area, id) })),
  );

/** The descriptions of the pages of the API reference, to which the docs sidebar links, by path. */
const describeReferencePages = () =>
  new Map(
    [consolePage, ...Object.values(referenceIndexPages), ...listDocs('api')].map(
      ({ path, description }) => [path, description],
    ),
  );

/** Leaves out docs that do not exist, in the preview. */
function dropUnknownDocs(items: readonly SidebarItem[], ids: ReadonlySet<string>): SidebarItem[] {
  return items.flatMap((item): SidebarItem[] => {
    if (typeof item === 'string') return ids.has(item) ? [item] : [];
    if ('to' in item) return [item];
    const { doc, ...category } = item;
    const own = doc !== undefined && ids.has(doc) ? { doc } : {};
    return [{ ...category, ...own, items: dropUnknownDocs(item.items, ids) }];
  });
}

/** Resolves a sidebar. The preview shows what exists of it. */
function resolveSidebar(
  items: readonly SidebarItem[],
  docs: readonly DocSummary[],
  descriptions?: ReadonlyMap<string, string>,
): SidebarNavigation {
  const ids = new Set(docs.map(({ id }) => id));
  return buildNavigation(isPreview ? dropUnknownDocs(items, ids) : items, docs, descriptions);
}

const getAreaNavigation = cachedBy(inputs, (area: Area): SidebarNavigation => {
  const { sidebar, apiTopics } = getSite();
  if (area === 'docs') return resolveSidebar(sidebar, listDocs(), describeReferencePages());
  if (area !== 'api') {
    const snapshot = getSnapshot(area.slice('versions/'.length));
    return resolveSidebar(snapshot.sidebar, listDocs(area));
  }
  const topics = resolveSidebar([{ category: 'Topics', items: apiTopics }], listDocs('api'));
  const workflows = groupWorkflows().flatMap((group) =>
    group.workflows.map(({ name, info }) => ({ label: info.title, path: workflowPath(name) })),
  );
  return buildReferenceNavigation(listLinks(topics), workflows, getOpenApiDocument());
});

/** Returns the sidebar of an area, with the label and path of every page. */
export const getNavigation = (area: Area = 'docs'): SidebarNavigation => getAreaNavigation(area);

/** Returns the breadcrumbs of a page and its adjacent pages in the sidebar. */
export function getPageNavigation(
  area: Area,
  path: string,
): Pick<Doc, 'breadcrumbs' | 'previous' | 'next'> {
  const navigation = getNavigation(area);
  return {
    breadcrumbs: findBreadcrumbs(navigation, path),
    ...findAdjacentPages(navigation, path, getAreaLocation(area).basePath),
  };
}

/** Returns the doc with an id. Throws if there is none. */
export function getDoc(id: string, area: Area = 'docs'): Doc {
  const file = fileOf(area, id);
  if (!isFile(file)) throw new Error(`There is no doc "${id}"; expected the file ${file}`);
  const { editUrl } = getSite();
  const summary = listDocs(area).find((doc) => doc.id === id) ?? getSummary(area, id);
  return {
    ...summary,
    ...getPageNavigation(area, summary.path),
    editUrl: editUrl && editUrl + summary.file,
    updated: summary.lastUpdated ?? lastCommitDate(summary.file),
  };
}
