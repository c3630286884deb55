import { fieldWeights, getFieldTexts } from '../../../lib/search/engine/index/bm25';
import type { SiteRecord } from '../../../lib/search/site/search-types';
import { type EngineAdapter, hitLimit } from './engine-adapter';

/** The members of pagefind.js used here. */
type PagefindModule = {
  init: () => Promise<void>;
  search: (query: string) => Promise<{ results: { data: () => Promise<{ url: string }> }[] }>;
};

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Writes a page for one record. All field weights are below Pagefind's maximum of 10. */
function writePage(record: SiteRecord): string {
  const { name, identifier, keywords, breadcrumbs, contents, text } = getFieldTexts(record);
  const writeParagraph = (weight: number, content: string) =>
    content && `<p data-pagefind-weight="${weight}">${escapeHtml(content)}</p>`;
  return `<!doctype html><html lang="en"><body data-pagefind-body>
<h1 data-pagefind-weight="${fieldWeights.name}">${escapeHtml(name)}</h1>
${writeParagraph(fieldWeights.identifier, identifier)}${writeParagraph(fieldWeights.keywords, keywords)}${writeParagraph(fieldWeights.breadcrumbs, breadcrumbs)}${writeParagraph(fieldWeights.contents, contents)}${writeParagraph(fieldWeights.text, text)}
</body></html>`;
}

/** Pagefind: a chunked index and a WebAssembly module, both written by its own binary. */
export const title = 'Pagefind 1.5.2';
export const runsIn = 'page';

/** Builds the files of an index. */
export const build: EngineAdapter['build'] = async (records) => {
  const { createIndex, close } = await import('pagefind');
  const { index, errors } = await createIndex({ forceLanguage: 'en' });
  if (!index) throw new Error(errors.join('\n'));
  for (const record of records) {
    const { errors } = await index.addHTMLFile({ url: record.url, content: writePage(record) });
    if (errors.length > 0) throw new Error(errors.join('\n'));
  }
  const { files } = await index.getFiles();
  await close();
  return (
    files
      // The prebuilt user interfaces are not needed to search.
      .filter(({ path }) => !/(ui|highlight|playground)[^/]*\.(js|css)$/.test(path))
      .map(({ path, content }) => ({
        path,
        content,
        kind: /\.(js|pagefind)$/.test(path) ? 'code' : 'index',
      }))
  );
};

/** Loads the engine. */
export const open: EngineAdapter['open'] = async (base) => {
  const pagefind: PagefindModule = await import(`${base}pagefind.js`);
  await pagefind.init();
  return async (query) => {
    const { results } = await pagefind.search(query);
    const hits = await Promise.all(results.slice(0, hitLimit).map(({ data }) => data()));
    return { urls: hits.map(({ url }) => url) };
  };
};
