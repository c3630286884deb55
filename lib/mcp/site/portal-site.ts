import { z } from 'zod';
import {
  type OpenApiDocument,
  openApiDocumentSchema,
} from '../../api/description/openapi-document';
import { openApiFilePaths } from '../../api/description/openapi-file-paths';
import { describeError } from '../../kit/diagnostics/describe-error';
import { describeClosest, suggestName } from '../../kit/diagnostics/suggest-name';
import { isIndexCore } from '../../search/engine/index/index-format';
import { createSearchEngine, type SearchEngine } from '../../search/engine/query/search-engine';
import { executeSearch } from '../../search/engine/worker/execute-search';
import type { SearchParameters, SearchResult } from '../../search/engine/worker/search-protocol';
import { recordKinds } from '../../search/site/record-kinds';
import { searchFiles } from '../../search/site/search-settings';
import { markdownPath } from '../../site/markdown-path';
import { limits } from '../limits';
import { ToolError } from '../tool-error';
import {
  type PageEntry,
  type PageIndex,
  type PageReference,
  parsePageIndex,
  parsePageReference,
} from './page-index';
import type { SiteSource } from './site-source';

/** A value that is loaded on first use, and again when it is older than allowed. A failed load is not cached. */
function createCachedLoader<Value>(
  load: () => Promise<Value>,
  maxAgeMs: number,
  now: () => number,
): { load: () => Promise<Value>; clear: () => void } {
  let cached: { value: Promise<Value>; time: number } | undefined;
  return {
    load: () => {
      if (cached && now() - cached.time < maxAgeMs) return cached.value;
      const entry = { value: load(), time: now() };
      cached = entry;
      entry.value.catch(() => {
        if (cached === entry) cached = undefined;
      });
      return entry.value;
    },
    clear: () => {
      cached = undefined;
    },
  };
}

/** Data of a portal that the tools read: never code or a setting of the server. */
export type PortalSite = {
  label: string;
  getPageIndex: () => Promise<PageIndex>;
  getDocument: () => Promise<OpenApiDocument>;
  search: (parameters: SearchParameters) => Promise<SearchResult>;
  /** Reads a page as Markdown by its path, URL, or name. Throws a ToolError if there is no such page. */
  readPage: (reference: string) => Promise<PageReference & { markdown: string; title: string }>;
  /** Reads a file; undefined if there is none. */
  readFile: (path: string) => Promise<string | undefined>;
};

const manifestSchema = z.object({ latest: z.string(), cores: z.record(z.string(), z.string()) });

/** The name of the page with the most similar path; the last segment counts most. */
function suggestPath(path: string, pages: readonly PageEntry[]): string | undefined {
  const lastPart = (text: string) => text.split('/').at(-1) ?? '';
  const close = suggestName(
    path,
    pages.map((page) => page.path),
  );
  if (close !== undefined) return close;
  const name = suggestName(
    lastPart(path),
    pages.map((page) => lastPart(page.path)),
  );
  return pages.find((page) => lastPart(page.path) === name)?.path;
}

/** @param options.now the time in milliseconds; tests replace it */
export function createPortalSite(
  source: SiteSource,
  { now = Date.now, maxAgeMs = limits.maxAgeMs }: { now?: () => number; maxAgeMs?: number } = {},
): PortalSite {
  const readRequired = async (path: string, purpose: string): Promise<string> => {
    const text = await source.read(path);
    if (text !== undefined) return text;
    throw new ToolError(
      `${source.label} has no ${path}, which ${purpose} needs. Expected a portal that was built with "npm run build".`,
    );
  };
  const readJson = async (path: string, purpose: string): Promise<unknown> => {
    const text = await readRequired(path, purpose);
    try {
      return JSON.parse(text);
    } catch (error) {
      throw new ToolError(`${path} of ${source.label} is not JSON: ${describeError(error)}`);
    }
  };
  const cache = <Value>(load: () => Promise<Value>) => createCachedLoader(load, maxAgeMs, now);

  const pageIndex = cache(async () =>
    parsePageIndex(await readRequired('/llms.txt', 'every tool'), source.label),
  );
  const document = cache(async () => {
    const value = await readJson(openApiFilePaths.json, 'the API reference');
    const parsed = openApiDocumentSchema.safeParse(value);
    if (parsed.success) return parsed.data;
    const [issue] = parsed.error.issues;
    throw new ToolError(
      `${openApiFilePaths.json} of ${source.label} has another format than this server reads (${issue?.path.join('.')}: ${issue?.message}). Use the server of the same version as the portal.`,
    );
  });

  const otherIndexFormat = `The search index of ${source.label} has another format than this server reads. Build the portal again, or use the server of the same version.`;
  const readIndexFile = (name: string) => readJson(`${searchFiles.folder}/${name}`, 'the search');
  const manifest = cache(async () => {
    const parsed = manifestSchema.safeParse(await readIndexFile(searchFiles.manifest));
    const file = parsed.data?.cores[parsed.data.latest];
    if (file === undefined) throw new ToolError(otherIndexFormat);
    return file;
  });
  const loadEngine = async (file: string): Promise<SearchEngine> => {
    const core = await readIndexFile(file);
    if (!isIndexCore(core)) throw new ToolError(otherIndexFormat);
    return createSearchEngine<string>(core, recordKinds, readIndexFile);
  };
  let loaded: { file: string; engine: Promise<SearchEngine> } | undefined;
  const getEngine = async (): Promise<SearchEngine> => {
    const file = await manifest.load();
    if (loaded?.file !== file) loaded = { file, engine: loadEngine(file) };
    return loaded.engine;
  };

  return {
    label: source.label,
    getPageIndex: pageIndex.load,
    getDocument: document.load,
    readFile: source.read,
    search: async (parameters) => {
      try {
        return await executeSearch(await getEngine(), parameters);
      } catch {
        // A new build replaces the index files: their names have a hash of their content.
        manifest.clear();
        loaded = undefined;
        return executeSearch(await getEngine(), parameters);
      }
    },
    readPage: async (reference) => {
      const index = await pageIndex.load();
      const { path, anchor } = parsePageReference(reference, index);
      const markdown = await source.read(markdownPath(path));
      if (markdown === undefined) {
        throw new ToolError(
          `There is no page ${path}. Expected the path of a page, such as those that the search returns${describeClosest(suggestPath(path, index.pages))}.`,
        );
      }
      const [, heading] = /^# (.+)$/m.exec(markdown) ?? [];
      return { path, anchor, markdown, title: heading ?? path };
    },
  };
}
