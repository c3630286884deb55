import { DiagnosticError } from '../diagnostics/diagnostic';
import { isFile, listFiles, readText } from '../files/read';
import { getSite } from '../site/load';
import { docPath } from '../site/urls';
import { type FrontMatter, parseDoc } from './front-matter';
import { type Heading, listHeadings } from './headings';
import { lastCommitDate } from './history';
import {
  buildNavigation,
  type Crumb,
  findTrail,
  type Navigation,
  type PageLink,
  pagesAround,
} from './navigation';

const folder = 'content/docs';

/** A doc as lists need it. Its `id` is its path below `content/docs`, without the ending. */
export type DocSummary = FrontMatter & { id: string; path: string; file: string; label: string };

/** Everything that a doc's page shows besides its body. */
export type Doc = DocSummary & {
  headings: Heading[];
  breadcrumbs: Crumb[];
  previous?: PageLink;
  next?: PageLink;
  editUrl?: string;
  /** ISO 8601 day. */
  updated?: string;
};

const fileOf = (id: string) => `${folder}/${id}.mdx`;

function getSummary(id: string): DocSummary {
  const file = fileOf(id);
  const { frontMatter, diagnostics } = parseDoc(readText(file), file);
  if (!frontMatter) throw new DiagnosticError(diagnostics);
  return {
    ...frontMatter,
    id,
    file,
    path: docPath(id),
    label: frontMatter.sidebarLabel ?? frontMatter.title,
  };
}

let summaries: DocSummary[] | undefined;

/** All docs, sorted by id. Throws a DiagnosticError where a doc's front matter is wrong. */
export function listDocs(): DocSummary[] {
  if (summaries && process.env.NODE_ENV === 'production') return summaries;
  summaries = listFiles(folder, '.mdx').map((file) =>
    getSummary(file.slice(folder.length + 1, -'.mdx'.length)),
  );
  return summaries;
}

/** The docs sidebar with every doc's label and path filled in. */
export function getNavigation(): Navigation {
  return buildNavigation(getSite().sidebar, listDocs());
}

/** Docs that this process has read; while authors edit, every reading is a new one. */
const known = new Map<string, Doc>();

/** One doc by its id. Throws where there is none. */
export function getDoc(id: string): Doc {
  const doc = known.get(id) ?? readDoc(id);
  if (process.env.NODE_ENV === 'production') known.set(id, doc);
  return doc;
}

function readDoc(id: string): Doc {
  if (!isFile(fileOf(id))) throw new Error(`No doc has the id "${id}"`);
  const site = getSite();
  const summary = getSummary(id);
  const navigation = getNavigation();
  return {
    ...summary,
    headings: summary.hideToc ? [] : listHeadings(readText(summary.file)),
    breadcrumbs: findTrail(navigation, summary.path),
    ...pagesAround(navigation, summary.path),
    editUrl: site.editUrl && site.editUrl + summary.file,
    updated: summary.lastUpdated ?? lastCommitDate(summary.file),
  };
}
