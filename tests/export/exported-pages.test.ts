import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { findInheritedFields } from '../../lib/api/description/inherited-fields';
import { getOpenApiDocument } from '../../lib/api/description/load-openapi-document';
import {
  openApiFilePaths,
  operationDocumentPath,
} from '../../lib/api/description/openapi-file-paths';
import { listOperations, listWebhooks } from '../../lib/api/description/operations';
import { getSchemaPage, listSchemas } from '../../lib/api/description/schema-page-data';
import { getExportedPages } from '../../lib/build/export/exported-pages';
import { listDocs } from '../../lib/content/docs';
import { contractPaths } from '../../lib/elements/contract-paths';
import { listFiles, readText } from '../../lib/kit/files/project-files';
import { hitKinds } from '../../lib/search/site/hit-kinds';
import { operationPath, schemaPath, systemParameterPath } from '../../lib/site/page-paths';
import { getSystemParameters } from '../../lib/site/reference/reference-data';
import { getSite } from '../../lib/site/site-settings';
import { withoutBase } from '../../lib/site/urls';
import { checkBudgets } from '../../scripts/check-budgets';
import { readExportedIndex } from './exported-index';

const exported = await getExportedPages();
const pages = exported.map((page) => ({ ...page, html: readText(page.file) }));
const byPath = new Map(pages.map(({ path, html }) => [path, html]));
const getHtml = (path: string) => byPath.get(path) ?? '';
const docs = listDocs();
const referencePaths = [
  '/api',
  '/api/operations',
  '/api/schemas',
  '/api/enumerations',
  ...listDocs('api').map(({ path }) => path),
  ...[...listOperations(), ...listWebhooks()].map(({ id }) => operationPath(id)),
  ...listSchemas().map(({ name }) => schemaPath(name)),
];
const listIds = (html: string) =>
  new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
const removeScripts = (html: string) => html.replace(/<script[\s\S]*?<\/script>/g, '');

describe('the export', () => {
  it('has a page for every route, doc, operation, webhook, and schema', () => {
    const docPaths = docs.map(({ path }) => path);
    const paths = ['/', '/docs', '/search', '/404', ...docPaths, ...referencePaths];
    expect(paths.filter((path) => !byPath.has(path))).toEqual([]);
  });

  it('has one file for each path', () => {
    expect(pages).toHaveLength(byPath.size);
  });

  it('has no payloads and scripts of Next’s client', () => {
    const texts = listFiles('out', '.txt').filter(
      (file) => !/\/(llms|robots)[^/]*\.txt$/.test(file),
    );
    expect([...texts, ...listFiles('out/_next', '.js')]).toEqual([]);
  });

  it('links the description of the API in the head of every page, for programs', () => {
    const { baseUrl } = getSite();
    const listTargets = (html: string, rel: string) => {
      const links = [...html.matchAll(new RegExp(`<link rel="${rel}" [^>]*?href="([^"]+)"`, 'g'))];
      return links.map(([, href = '']) => withoutBase(href, baseUrl) ?? href);
    };
    const described = pages.filter(({ path }) => !['/404', '/_not-found'].includes(path));
    expect(
      described.filter(
        ({ html }) => listTargets(html, 'service-desc')[0] !== openApiFilePaths.json,
      ),
    ).toEqual([]);
    const catalog = listTargets(getHtml('/'), 'api-catalog');
    expect(catalog.filter((path) => existsSync(`out${path}`))).toHaveLength(1);
    for (const { id } of [...listOperations(), ...listWebhooks()]) {
      const document = operationDocumentPath(id);
      expect(listTargets(getHtml(operationPath(id)), 'alternate'), id).toContain(document);
      expect(existsSync(`out${document}`), id).toBe(true);
      expect(getHtml(operationPath(id)), id).toMatch(/<a href="[^"]+">View as OpenAPI<\/a>/);
    }
  });

  it('has a share image for every page, with its text', () => {
    const { url, baseUrl } = getSite();
    const shared = pages.filter(({ path }) => !['/404', '/_not-found'].includes(path));
    const missing = shared.filter(({ html }) => {
      const image = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
      const hasText = /<meta property="og:image:alt" content="[^"]/.test(html);
      return !hasText || !existsSync(`out/${image.slice(`${url}${baseUrl}`.length)}`);
    });
    expect(missing.map(({ path }) => path)).toEqual([]);
  });

  it('preloads the text font on every page with web fonts', () => {
    const withFonts = pages.filter(({ html }) => html.includes(' data-web-fonts='));
    const without = withFonts.filter(({ html }) => !/ as="font" media="not all"/.test(html));
    expect(withFonts.length).toBeGreaterThan(100);
    expect(without.map(({ path }) => path)).toEqual([]);
  });

  it('is within the performance budgets on every page', async () => {
    expect(await checkBudgets()).toEqual([]);
  });

  it('loads nothing from other origins', () => {
    const externalUrls = pages.flatMap(({ path, html }) =>
      [
        ...html.matchAll(
          /<(?:script|img|iframe|source)[^>]*\ssrc="([^"]+)"|<link(?![^>]*(?:canonical|alternate))[^>]*\shref="([^"]+)"/g,
        ),
      ]
        .map(([, src, href]) => src ?? href ?? '')
        .filter((url) => /^(https?:)?\/\//.test(url))
        .map((url) => `${path}: ${url}`),
    );
    expect(externalUrls).toEqual([]);
  });

  it('contains no source code of workers or components', () => {
    // The programs of workflows are downloads.
    const isProgram = (file: string) => file.startsWith('out/openapi/workflows/');
    const sources = listFiles('out', '.ts')
      .filter((file) => !isProgram(file))
      .concat(listFiles('out', '.tsx'));
    expect(sources.sort()).toEqual([`out${contractPaths.types}`, `out${openApiFilePaths.types}`]);
    // Next.js writes a source map without sources for each worker.
    const maps = listFiles('out', '.map').map((file) => JSON.parse(readFileSync(file, 'utf8')));
    expect(maps.flatMap(({ sources }) => sources)).toEqual([]);
  });
});

describe('every page', () => {
  it('keeps iOS, which knows only the prefixed property, from enlarging text', () => {
    const without = pages.filter(({ html }) => !html.includes('-webkit-text-size-adjust:100%'));
    expect(without.map(({ path }) => path)).toEqual([]);
  });

  it.each(pages.map(({ path }) => path))(
    '%s has one h1, a title, a description, and one main element',
    (path) => {
      const html = removeScripts(getHtml(path));
      expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
      expect(html.match(/<main[\s>]/g)).toHaveLength(1);
      expect(html).toMatch(/<title>[^<]+<\/title>/);
      if (path !== '/404') expect(html).toMatch(/<meta name="description" content="[^"]+"/);
    },
  );

  it('has a unique title, and every doc a unique description', () => {
    const titles = pages.map(({ html }) => /<title>([^<]+)</.exec(html)?.[1]);
    expect(new Set(titles).size).toBe(titles.length);
    const descriptions = docs.map(({ description }) => description);
    expect(new Set(descriptions).size).toBe(descriptions.length);
  });
});

describe('the docs', () => {
  it.each(docs)('$id has a target for every link within the page', ({ path }) => {
    const { links } = pages.find((page) => page.path === path) ?? {};
    const anchors = [...(links?.hrefs ?? [])].filter((href) => href.startsWith('#'));
    expect(anchors.filter((href) => !links?.ids.has(decodeURIComponent(href.slice(1))))).toEqual(
      [],
    );
    expect(anchors.length).toBeGreaterThan(1);
  });

  it('have a table of contents with every heading of levels 2 and 3, also of components', () => {
    const missing = [...docs, ...listDocs('api')].flatMap(({ path, hideToc }) => {
      const html = getHtml(path);
      const [article = ''] = /<article.*?<\/article>/s.exec(html) ?? [];
      const [toc = ''] = /data-toc="".*?<\/(?:nav|details)>/s.exec(html) ?? [];
      // The headings in previews have ids that React has made.
      const ids = [...article.matchAll(/<h[23](?=[^>]*\sid="([^"_]+)")/g)].map(([, id]) => id);
      return hideToc ? [] : ids.filter((id) => !toc.includes(`"#${id}"`)).map((id) => path + id);
    });
    expect(missing).toEqual([]);
  });

  it('highlight code with classes instead of inline styles', () => {
    const styled = pages.filter(({ html }) => /<span style="color/.test(html));
    expect(styled.map(({ path }) => path)).toEqual([]);
  });
});

describe('the search index', () => {
  const { core, details, files } = readExportedIndex();
  const records = details.map(([url, name, trail, text]) => ({ url, name, trail, text }));

  it('consists of small files that are named by their content hash', () => {
    for (const [name, text] of files) {
      const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
      expect(name).toMatch(new RegExp(`^index-(core|terms|details|start)-${hash}\\.json$`));
    }
    // The first search loads the worker, the core, one or two files of terms, and up to eight of details.
    const sizes = [...files.values()].map((text) => gzipSync(text).length).sort((a, z) => z - a);
    expect(sizes[0]).toBeLessThan(40_000);
    expect(sizes[1]).toBeLessThan(16_000);
    expect(gzipSync(readFileSync('out/search-data/worker.js')).length).toBeLessThan(23_900);
  });

  it('has only configured contexts, and hits of every kind', () => {
    const known = getSite().search.contexts.map(({ id }) => id);
    expect(core.contexts.filter((context) => !known.includes(context))).toEqual([]);
    expect([...new Set(core.kinds)].sort()).toEqual(hitKinds.map((_, index) => index.toString(36)));
  });

  it('links to pages and anchors that exist', () => {
    const dead = records
      .filter(({ url }) => !url.includes('#/'))
      .filter(({ url }) => {
        const [path = '', anchor] = url.split('#');
        return !byPath.has(path) || (anchor !== undefined && !listIds(getHtml(path)).has(anchor));
      });
    expect(dead).toEqual([]);
  });

  it('has every doc and every page of the reference', () => {
    const urls = new Set(records.map(({ url }) => url));
    expect(docs.filter(({ path }) => !urls.has(path))).toEqual([]);
    expect(referencePaths.filter((path) => !urls.has(path))).toEqual([]);
  });

  it('links to the row of every field, value, parameter, and system parameter, once', () => {
    const urls = new Set(records.map(({ url }) => url));
    const rowUrls = [
      ...listSchemas().flatMap(({ name }) => {
        const { fields, values } = getSchemaPage(name);
        return [...fields.map(({ id }) => id), ...values.map(({ value }) => value)].map(
          (id) => `${schemaPath(name)}#${id}`,
        );
      }),
      ...listOperations().flatMap(({ id, source }) =>
        source.parameters.map((p) => `${operationPath(id)}#${p.in}.${p.name}`),
      ),
      ...getSystemParameters().groups.flatMap(({ parameters }) =>
        parameters.map(({ name }) => systemParameterPath(name)),
      ),
    ];
    expect(rowUrls.length).toBeGreaterThan(1500);
    const inherited = findInheritedFields(getOpenApiDocument());
    const merged = new Set(inherited.flatMap(({ repetitions }) => repetitions.map((r) => r.path)));
    expect(rowUrls.filter((url) => !urls.has(url) && !merged.has(url))).toEqual([]);
  });
});

describe('the sitemap', () => {
  const sitemap = readFileSync('out/sitemap.xml', 'utf8');

  it('lists every page that search engines may index, weekly, with priority 0.5', () => {
    const { url, baseUrl } = getSite();
    const withoutSlash = (address = '') => address.replace(/\/$/, '');
    const indexable = pages.filter(
      ({ html }) => !/<meta name="robots" content="noindex/.test(html),
    );
    const expected = indexable.map(({ path }) => withoutSlash(url + baseUrl + path.slice(1)));
    const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
    expect(listed.map(withoutSlash).sort()).toEqual(expected.sort());
    expect(sitemap.match(/<changefreq>weekly<\/changefreq>/g)).toHaveLength(expected.length);
    expect(sitemap.match(/<priority>0.5<\/priority>/g)).toHaveLength(expected.length);
  });

  it('lists every doc that is not unlisted, and every page of the reference', () => {
    const listedDocs = docs.filter((doc) => !doc.unlisted).map(({ path }) => path);
    const paths = ['/docs', ...listedDocs, ...referencePaths];
    expect(paths.filter((path) => !sitemap.includes(`${path}</loc>`))).toEqual([]);
  });

  it('excludes tags, the search page, and the not-found page, and robots.txt links to it', () => {
    expect(sitemap).not.toMatch(/\/tags\/|\/search<|404/);
    expect(readFileSync('out/robots.txt', 'utf8')).toContain('sitemap.xml');
  });
});

describe('the hosting configuration', () => {
  it('includes headers, redirects, and a configuration of nginx', () => {
    expect(readFileSync('out/_headers', 'utf8')).toContain('immutable');
    expect(readFileSync('out/_redirects', 'utf8')).toContain('/docs/doctor-app ');
    expect(existsSync('hosting/nginx.conf')).toBe(true);
  });
});
