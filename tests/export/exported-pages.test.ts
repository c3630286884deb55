import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { listDocs } from '../../lib/content/docs';
import { contractPaths } from '../../lib/contract/contract-paths';
import { getExportedPages } from '../../lib/export/exported-pages';
import { listFiles, readText } from '../../lib/files/project-files';
import { openApiFilePaths } from '../../lib/openapi/openapi-file-paths';
import { listOperations, listWebhooks } from '../../lib/openapi/operations';
import { getSchemaPage, listSchemas } from '../../lib/openapi/schema-page-data';
import { getSystemParameters } from '../../lib/reference/reference-data';
import { hitKinds } from '../../lib/search/index/hit-kinds';
import { getSite } from '../../lib/site/site-settings';
import { absoluteUrl, operationPath, schemaPath, systemParameterPath } from '../../lib/site/urls';
import { checkBudgets } from '../../scripts/steps/check-budgets';
import { readExportedIndex } from './exported-index';

const pages = getExportedPages().map((page) => ({ ...page, html: readText(page.file) }));
const byPath = new Map(pages.map((page) => [page.path, page.html]));
const pageOf = (path: string) => byPath.get(path) ?? '';
const docs = listDocs();
const reference = [
  '/api',
  '/api/operations',
  '/api/schemas',
  '/api/enumerations',
  ...listDocs('api').map(({ path }) => path),
  ...[...listOperations(), ...listWebhooks()].map(({ id }) => operationPath(id)),
  ...listSchemas().map(({ name }) => schemaPath(name)),
];
const idsOf = (html: string) => new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
const withoutScripts = (html: string) => html.replace(/<script[\s\S]*?<\/script>/g, '');

describe('the export', () => {
  it('has every route', () => {
    const routes = ['/', '/docs', '/search', '/404', ...docs.map(({ path }) => path), ...reference];
    expect([...byPath.keys()].sort()).toEqual(routes.sort());
  });

  it('keeps the budgets on every page', () => {
    expect(checkBudgets()).toEqual([]);
  });

  it('asks no other origin for anything', () => {
    const loads = pages.flatMap(({ path, html }) =>
      [
        ...html.matchAll(
          /<(?:script|img|iframe|source)[^>]*\ssrc="([^"]+)"|<link(?![^>]*canonical)[^>]*\shref="([^"]+)"/g,
        ),
      ]
        .map(([, src, href]) => src ?? href ?? '')
        .filter((address) => /^(https?:)?\/\//.test(address))
        .map((address) => `${path}: ${address}`),
    );
    expect(loads).toEqual([]);
  });

  it('ships no source of a worker or a component', () => {
    const sources = listFiles('out', '.ts').concat(listFiles('out', '.tsx'));
    expect(sources.sort()).toEqual([`out${contractPaths.types}`, `out${openApiFilePaths.types}`]);
    // Next writes a map without sources beside a worker.
    const maps = listFiles('out', '.map').map((file) => JSON.parse(readFileSync(file, 'utf8')));
    expect(maps.flatMap(({ sources }) => sources)).toEqual([]);
  });
});

describe('every page', () => {
  it.each(pages.map(({ path }) => path))(
    '%s has one h1, a title, a description and one main part',
    (path) => {
      const html = withoutScripts(pageOf(path));
      expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
      expect(html.match(/<main[\s>]/g)).toHaveLength(1);
      expect(html).toMatch(/<title>[^<]+<\/title>/);
      if (path !== '/404') expect(html).toMatch(/<meta name="description" content="[^"]+"/);
    },
  );

  it('has a title and a description of its own', () => {
    const titles = pages.map(({ html }) => /<title>([^<]+)</.exec(html)?.[1]);
    expect(new Set(titles).size).toBe(titles.length);
    const descriptions = docs.map(({ description }) => description);
    expect(new Set(descriptions).size).toBe(descriptions.length);
  });
});

describe('the docs', () => {
  it.each(docs)('$id has every entry of its table of contents as a heading', ({ path }) => {
    const { links } = pages.find((page) => page.path === path) ?? {};
    const anchors = [...(links?.hrefs ?? [])].filter((href) => href.startsWith('#'));
    expect(anchors.filter((href) => !links?.ids.has(decodeURIComponent(href.slice(1))))).toEqual(
      [],
    );
    expect(anchors.length).toBeGreaterThan(1);
  });

  it('carry code as HTML with classes, not with a style for each token', () => {
    const styled = pages.filter(({ html }) => /<span style="color/.test(html));
    expect(styled).toEqual([]);
  });
});

describe('the search data', () => {
  const { core, details, files } = readExportedIndex();
  const records = details.map(([url, name, trail, text]) => ({ url, name, trail, text }));

  it('is in files that are named by their content, none of them large', () => {
    for (const [name, text] of files) {
      const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
      expect(name).toMatch(new RegExp(`^index-(core|terms|details)-${hash}\\.json$`));
    }
    // What a first answer needs: the worker, the core, a file or two of terms, eight of details.
    const sizes = [...files.values()].map((text) => gzipSync(text).length).sort((a, z) => z - a);
    expect(sizes[0]).toBeLessThan(60_000);
    expect(sizes[1]).toBeLessThan(16_000);
    expect(gzipSync(readFileSync('out/search-data/worker.js')).length).toBeLessThan(27_000);
  });

  it('has every page in a context, and hits of every kind', () => {
    const known = getSite().search.contexts.map(({ id }) => id);
    expect(core.contexts.filter((context) => !known.includes(context))).toEqual([]);
    expect([...new Set(core.kinds)].sort()).toEqual(hitKinds.map((_, index) => index.toString(36)));
  });

  it('leads to pages and anchors that exist', () => {
    const dead = records
      .filter(({ url }) => !url.includes('#/'))
      .filter(({ url }) => {
        const [path = '', anchor] = url.split('#');
        return !byPath.has(path) || (anchor !== undefined && !idsOf(pageOf(path)).has(anchor));
      });
    expect(dead).toEqual([]);
  });

  it('has every listed doc and every page of the reference', () => {
    const urls = new Set(records.map(({ url }) => url));
    expect(docs.filter(({ path }) => !urls.has(path))).toEqual([]);
    expect(reference.filter((path) => !urls.has(path))).toEqual([]);
  });

  it('has every field, value, query parameter and system parameter at its row', () => {
    const urls = new Set(records.map(({ url }) => url));
    const rows = [
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
    expect(rows.length).toBeGreaterThan(1500);
    expect(rows.filter((url) => !urls.has(url))).toEqual([]);
  });
});

describe('the sitemap', () => {
  const sitemap = readFileSync('out/sitemap.xml', 'utf8');

  it('lists every page to be indexed, weekly, with priority 0.5', () => {
    const site = getSite();
    const wanted = [
      '/',
      '/docs',
      ...reference,
      ...docs.filter((doc) => !doc.unlisted).map(({ path }) => path),
    ];
    const found = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
    expect(found.sort()).toEqual(wanted.map((path) => absoluteUrl(path, site)).sort());
    expect(sitemap.match(/<changefreq>weekly<\/changefreq>/g)).toHaveLength(wanted.length);
    expect(sitemap.match(/<priority>0.5<\/priority>/g)).toHaveLength(wanted.length);
  });

  it('has no tags, search or not-found page, and robots.txt names it', () => {
    expect(sitemap).not.toMatch(/\/tags\/|\/search<|404/);
    expect(readFileSync('out/robots.txt', 'utf8')).toContain('sitemap.xml');
  });
});

describe('the hosting', () => {
  it('come with the files that a host reads', () => {
    expect(readFileSync('out/_headers', 'utf8')).toContain('immutable');
    expect(readFileSync('out/_redirects', 'utf8')).toContain('/docs/doctor-app ');
    expect(existsSync('hosting/nginx.conf')).toBe(true);
  });
});
