import { fieldWeights, getFieldTexts } from '../../../lib/search/index/bm25';
import type { SearchRecord } from '../../../lib/search/index/search-records';
import { type EngineAdapter, hitLimit } from './engine-adapter';

/** The part of pagefind.js that is used here. */
type Pagefind = {
  init: () => Promise<void>;
  search: (query: string) => Promise<{ results: { data: () => Promise<{ url: string }> }[] }>;
};

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A page for one record. Pagefind's weights end at 10. */
function writePage(record: SearchRecord): string {
  const { name, identifier, keywords, breadcrumbs: place, contents, text } = getFieldTexts(record);
  const part = (weight: number, content: string) =>
    content && `<p data-pagefind-weight="${weight}">${escapeHtml(content)}</p>`;
  return `<!doctype html><html lang="en"><body data-pagefind-body>
<h1 data-pagefind-weight="${fieldWeights.name}">${escapeHtml(name)}</h1>
${part(fieldWeights.identifier, identifier)}${part(fieldWeights.keywords, keywords)}${part(fieldWeights.breadcrumbs, place)}${part(fieldWeights.contents, contents)}${part(fieldWeights.text, text)}
</body></html>`;
}

/** Pagefind: an index in pieces and a program in WebAssembly, both made by its own binary. */
export const title = 'Pagefind 1.5.2';
export const runsIn = 'page';

/** Makes the files of an index. */
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
      // Its ready-made interfaces are no part of a search.
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
  const program: Pagefind = await import(`${base}pagefind.js`);
  await program.init();
  return async (query) => {
    const { results } = await program.search(query);
    const hits = await Promise.all(results.slice(0, hitLimit).map(({ data }) => data()));
    return { urls: hits.map(({ url }) => url) };
  };
};
