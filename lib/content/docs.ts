import { DiagnosticError } from '../diagnostics/diagnostic';
import { isFile, listFiles, readText } from '../files/project-files';
import {
  type Breadcrumb,
  buildNavigation,
  findAdjacentPages,
  findBreadcrumbs,
  listLinks,
  type Navigation,
  type PageLink,
} from '../navigation/sidebar-navigation';
import { getOpenApiDocument } from '../openapi/openapi-document';
import { buildReferenceNavigation } from '../openapi/reference-navigation';
import { getSite } from '../site/site-settings';
import { currentVersion, routes, versionBase } from '../site/urls';
import { getSnapshot, listSnapshots, snapshotFolder } from './docs-versions';
import { type FrontMatter, parseDoc } from './front-matter';
import { lastCommitDate } from './git-history';
import { type Heading, listHeadings } from './headings';

/** A set of MDX pages with a sidebar: the docs of today, a snapshot of them, the texts of the API reference. */
export type Area = 'docs' | 'api' | `versions/${string}`;

const areas = {
  docs: { folder: 'content/docs', base: routes.docs },
  api: { folder: 'content/api', base: routes.api },
} as const;

/** Where an area's pages come from, and the path below which they stand. */
function placeOf(area: Area): { folder: string; base: string } {
  if (area === 'docs' || area === 'api') return areas[area];
  const name = area.slice('versions/'.length);
  return { folder: `${snapshotFolder(name)}/docs`, base: versionBase(name) };
}

/** The area of a docs version. */
export const areaOfVersion = (name: string): Area =>
  name === currentVersion ? 'docs' : `versions/${name}`;

/** A doc as lists need it. Its `id` is its path below its area's folder, without the ending. */
export type DocSummary = FrontMatter & {
  id: string;
  path: string;
  file: string;
  label: string;
  /** The title in the browser's tab. */
  documentTitle: string;
};

/** Everything that a doc's page shows besides its body. */
export type Doc = DocSummary & {
  headings: Heading[];
  breadcrumbs: Breadcrumb[];
  previous?: PageLink;
  next?: PageLink;
  editUrl?: string;
  /** ISO 8601 day. */
  updated?: string;
};

const fileOf = (area: Area, id: string) => `${placeOf(area).folder}/${id}.mdx`;

/** Elements are named like much else: a schema is a «Message» too. */
const isElementPage = (id: string) => id.startsWith('doctor-app/elements/');

function getSummary(area: Area, id: string): DocSummary {
  const file = fileOf(area, id);
  const { frontMatter, diagnostics } = parseDoc(readText(file), file);
  if (!frontMatter) throw new DiagnosticError(diagnostics);
  return {
    ...frontMatter,
    id,
    file,
    path: `${placeOf(area).base}/${id}`,
    label: frontMatter.sidebarLabel ?? frontMatter.title,
    documentTitle: isElementPage(id) ? `${frontMatter.title} element` : frontMatter.title,
  };
}

/** The ids that no excluded folder holds (spec, 1-portal.txt section 2: the docs area has no patient-app documents). */
export function excludeDocs(ids: readonly string[], excluded: readonly string[]): string[] {
  return ids.filter((id) => !excluded.some((folder) => id.startsWith(`${folder}/`)));
}

const summaries = new Map<Area, DocSummary[]>();

/** All docs of an area, sorted by id. Throws a DiagnosticError where a doc's front matter is wrong. */
export function listDocs(area: Area = 'docs'): DocSummary[] {
  const listed = summaries.get(area);
  if (listed && process.env.NODE_ENV === 'production') return listed;
  const { folder } = placeOf(area);
  const ids = listFiles(folder, '.mdx').map((file) =>
    file.slice(folder.length + 1, -'.mdx'.length),
  );
  const docs = excludeDocs(ids, getSite().excludedDocs).map((id) => getSummary(area, id));
  summaries.set(area, docs);
  return docs;
}

/** All docs of all areas: today's, the API reference's, and those of every version. */
export function listAllDocs(): DocSummary[] {
  const areas: Area[] = ['docs', 'api', ...listSnapshots().map(areaOfVersion)];
  return areas.flatMap((area) => listDocs(area));
}

/** An area's sidebar with every page's label and path filled in. */
export function getNavigation(area: Area = 'docs'): Navigation {
  const { sidebar, apiTopics } = getSite();
  if (area === 'docs') return buildNavigation(sidebar, listDocs());
  if (area !== 'api') {
    const snapshot = getSnapshot(area.slice('versions/'.length));
    return buildNavigation(snapshot.sidebar, listDocs(area));
  }
  const topics = buildNavigation([{ category: 'Topics', items: apiTopics }], listDocs('api'));
  return buildReferenceNavigation(listLinks(topics), getOpenApiDocument());
}

/** Docs that this process has read; while authors edit, every reading is a new one. */
const known = new Map<string, Doc>();

/** One doc by its id. Throws where there is none. */
export function getDoc(id: string, area: Area = 'docs'): Doc {
  const file = fileOf(area, id);
  const doc = known.get(file) ?? readDoc(area, id);
  if (process.env.NODE_ENV === 'production') known.set(file, doc);
  return doc;
}

/** Where a page stands in its area: the way to it and its neighbours in the sidebar. */
export function getPageNavigation(
  area: Area,
  path: string,
): Pick<Doc, 'breadcrumbs' | 'previous' | 'next'> {
  const navigation = getNavigation(area);
  return {
    breadcrumbs: findBreadcrumbs(navigation, path),
    ...findAdjacentPages(navigation, path, placeOf(area).base),
  };
}

function readDoc(area: Area, id: string): Doc {
  if (!isFile(fileOf(area, id))) throw new Error(`No doc has the id "${id}"`);
  const site = getSite();
  const summary = getSummary(area, id);
  return {
    ...summary,
    headings: summary.hideToc ? [] : listHeadings(readText(summary.file)),
    ...getPageNavigation(area, summary.path),
    editUrl: site.editUrl && site.editUrl + summary.file,
    updated: summary.lastUpdated ?? lastCommitDate(summary.file),
  };
}
