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
  type PageLink,
  type SidebarNavigation,
} from '../site/navigation/sidebar-navigation';
import { currentVersion, routes, workflowPath } from '../site/page-paths';
import type { SidebarItem } from '../site/settings/sidebar-schema';
import { getSite } from '../site/site-settings';
import { toComponentHeading } from './component-heading';
import { type Area, getAreaLocation } from './content-areas.mjs';
import { isPartial, pagePattern, readSlug, toDocPath } from './doc-path.mjs';
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

/** The file of a doc, which can be MDX or Markdown. */
function fileOf(area: Area, id: string): string {
  const stem = `${getAreaLocation(area).folder}/${id}`;
  return isFile(`${stem}.md`) && !isFile(`${stem}.mdx`) ? `${stem}.md` : `${stem}.mdx`;
}

/** The names of elements are ambiguous as document titles: there also is a schema "Message". */
const isElementPage = (id: string) => id.startsWith('doctor-app/elements/');

function getSummary(area: Area, id: string): DocSummary {
  const file = fileOf(area, id);
  const { basePath } = getAreaLocation(area);
  const parsed = parseDoc(readText(file), file);
  const frontMatter = parsed.frontMatter ?? (isPreview ? createPlaceholder(id) : undefined);
  if (!frontMatter) throw new DiagnosticError(parsed.diagnostics);
  return {
    ...frontMatter,
    id,
    file,
    path: toDocPath(basePath, id, frontMatter.slug),
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

/** Lists the files of the pages of an area by their ids, sorted. Two files can have one id. */
function listDocFiles(area: Area): Array<{ id: string; file: string }> {
  const { folder } = getAreaLocation(area);
  const files = listFiles(folder, '').filter((file) => pagePattern.test(file));
  const idOf = (file: string) => file.slice(folder.length + 1).replace(pagePattern, '');
  const ids = excludeDocs(files.map(idOf), getSite().excludedDocs);
  return files
    .map((file) => ({ id: idOf(file), file }))
    .filter(({ id }) => ids.includes(id) && !isPartial(id));
}

/** Lists the ids of the docs of an area, sorted. They come from the file names, so an invalid file has one, too. */
export const listDocIds = (area: Area): string[] => [
  ...new Set(listDocFiles(area).map(({ id }) => id)),
];

/** Drafts have pages on the development server only. */
const showsDrafts = () => process.env.NODE_ENV === 'development';

const listArea = cachedBy(inputs, (area: Area): DocSummary[] =>
  listDocIds(area)
    .map((id) => getSummary(area, id))
    .filter(({ draft }) => !draft || showsDrafts()),
);

/** Lists the docs of an area, sorted by id. Throws a DiagnosticError if a doc's front matter is invalid. */
export const listDocs = (area: Area = 'docs'): DocSummary[] => listArea(area);

/** Whether an area has a page with a path. */
export const hasDoc = (area: Area, path: string): boolean =>
  listDocs(area).some((doc) => doc.path === path);

/** Lists all areas: the current docs, the topics of the API reference, and every snapshot. */
const listAreas = (): Area[] => ['docs', 'api', ...listSnapshots().map(areaOfVersion)];

/** Lists the docs of all areas. */
export const listAllDocs = cached(inputs, (): DocSummary[] =>
  listAreas().flatMap((area) => listDocs(area)),
);

/** Lists the paths of the docs of all areas, also of those with invalid front matter. */
export const listDocPaths = (): Array<Pick<DocSummary, 'file' | 'path'>> =>
  listAreas().flatMap((area) =>
    listDocFiles(area).map(({ id, file }) => ({
      file,
      path: toDocPath(getAreaLocation(area).basePath, id, findPageOfFile(file)?.slug),
    })),
  );

/** Finds a page by its file, for links to it. */
export const findPageOfFile = (file: string): { slug: string | undefined } | undefined =>
  isFile(file) ? { slug: readSlug(readText(file)) } : undefined;

/** Returns the doc at the path of a route, such as `['app', 'first-page']` below the path of its area. */
export function getDocOfRoute(parts: readonly string[], area: Area = 'docs'): Doc {
  const path = [getAreaLocation(area).basePath, ...parts].join('/');
  const doc = listDocs(area).find((candidate) => candidate.path === path);
  if (!doc) throw new Error(`There is no doc with the path ${path}`);
  return getDoc(doc.id, area);
}

/** Lists the routes of an area for {@link getDocOfRoute}. */
export const listRoutes = (area: Area = 'docs'): string[][] =>
  listDocs(area).map(({ path }) =>
    path.slice(getAreaLocation(area).basePath.length + 1).split('/'),
  );

/** Leaves out drafts that have no page. */
function omitDrafts(items: readonly SidebarItem[], area: Area): SidebarItem[] {
  const published = new Set(listDocs(area).map(({ id }) => id));
  const drafts = new Set(listDocIds(area).filter((id) => !published.has(id)));
  const omit = (list: readonly SidebarItem[]): SidebarItem[] =>
    list.flatMap((item): SidebarItem[] => {
      if (typeof item === 'string') return drafts.has(item) ? [] : [item];
      if (!('items' in item)) return [item];
      const { doc, ...category } = item;
      return [
        {
          ...category,
          ...(doc !== undefined && !drafts.has(doc) && { doc }),
          items: omit(item.items),
        },
      ];
    });
  return drafts.size === 0 ? [...items] : omit(items);
}

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
    if (!('items' in item)) return [item];
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
  if (area === 'docs') {
    const items = omitDrafts(sidebar, area);
    // The root page of the docs has a section for each category.
    return resolveSidebar(items, listDocs(), describeReferencePages()).map((category) => ({
      index: `${routes.docs}#${toComponentHeading(category.label).id}`,
      ...category,
    }));
  }
  if (area !== 'api') {
    const snapshot = getSnapshot(area.slice('versions/'.length));
    return resolveSidebar(omitDrafts(snapshot.sidebar, area), listDocs(area));
  }
  const topics = resolveSidebar(apiTopics, listDocs('api'));
  const workflows = groupWorkflows().flatMap((group) =>
    group.workflows.map(({ name, info }) => ({ label: info.title, path: workflowPath(name) })),
  );
  return buildReferenceNavigation(topics, workflows, getOpenApiDocument());
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
