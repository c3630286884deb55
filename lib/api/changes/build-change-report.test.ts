import { describe, expect, it } from 'vitest';
import { parseOpenApiDocument } from '../description/openapi-document';
import { parseDescription } from '../diff/parse-description';
import type { ReleasesFile } from '../releases/releases-schema';
import { buildChangeReport } from './build-change-report';
import { formatChangeFeed } from './format-change-feed';
import { toPublicReport } from './public-report';

type Document = { [key: string]: unknown };

const createDocument = (version: string, properties: Document): Document => ({
  openapi: '3.1.0',
  info: { title: 'API', version, description: 'An API.' },
  tags: [],
  paths: {
    '/items': {
      get: {
        operationId: 'listItems',
        summary: 'List <items>',
        description: 'Lists items.',
        tags: ['Items'],
        security: [],
        'x-visible-to': ['Insurance carrier users'],
        responses: {
          200: {
            description: 'Items.',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Item' } } },
          },
        },
      },
    },
  },
  components: { schemas: { Item: { type: 'object', properties } } },
});

const secret = { type: 'string', 'x-visible-to': ['Privileged callers'] };
const versions: Record<string, Document> = {
  '1.0': createDocument('1.0', { name: { type: 'string' }, secret }),
  '1.1': createDocument('1.1', { size: { type: 'integer' } }),
};
const file: ReleasesFile = {
  releases: [
    {
      version: '1.1',
      date: '2026-11-20',
      notes: 'Sizes & more.',
      breaking: [
        {
          change: 'property-removed Item.name',
          reason: 'Names were wrong.',
          action: 'Read the size.',
        },
      ],
    },
    { version: '1.0', date: '2026-10-01', breaking: [] },
  ],
  unreleased: { breaking: [] },
};

const build = (current: Document) =>
  buildChangeReport({
    file,
    getDescription: (version) => parseDescription(versions[version]),
    current: parseDescription(current),
    document: parseOpenApiDocument(current),
    listWorkflows: (operations) =>
      operations.includes('listItems')
        ? [{ name: 'read', title: 'Read', steps: [{ title: 'Ask', actor: 'carrier' }] }]
        : [],
  });
const site = {
  url: 'https://docs.example.com',
  baseUrl: '/hub/',
  provider: { name: 'Doctor App' },
};
const current = createDocument('1.1', { size: { type: 'integer' } });

describe('buildChangeReport', () => {
  const { unreleased, releases } = build(current);
  const [latest, first] = releases;

  it('compares each release with the one before it, and the first with none', () => {
    expect([latest?.previous, first?.previous]).toEqual(['1.0', undefined]);
    expect([unreleased, first?.groups]).toEqual([[], []]);
    expect(first).toMatchObject({ operations: 1, webhooks: 0, schemas: 1 });
  });

  it('says who is affected: the callers of the operations, the viewers of the field, and workflows', () => {
    const [group] = latest?.groups ?? [];
    expect(group).toMatchObject({
      type: 'schema',
      name: 'Item',
      operations: ['listItems'],
      roles: ['Insurance carrier users'],
      workflows: [{ name: 'read' }],
    });
    const roles = group?.changes.map(({ id, roles: ofField }) => [id, ofField]);
    expect(roles).toContainEqual(['property-removed Item.secret', ['Privileged callers']]);
    expect(roles).toContainEqual(['property-added Item.size', undefined]);
  });

  it('has the declared reason of a breaking change', () => {
    const changes = latest?.groups.flatMap((group) => group.changes);
    expect(changes?.find(({ id }) => id === 'property-removed Item.name')?.declared).toEqual({
      reason: 'Names were wrong.',
      action: 'Read the size.',
    });
  });

  it('links to what there is in the current description only', () => {
    const paths = latest?.groups.flatMap(({ changes }) =>
      changes.map(({ id, path }) => [id, path]),
    );
    expect(paths).toContainEqual(['property-added Item.size', '/api/schemas/Item#size']);
    expect(paths).toContainEqual(['property-removed Item.name', '/api/schemas/Item']);
    const gone = build({ ...current, paths: {} });
    const removed = gone.unreleased.find(({ name }) => name === 'listItems');
    expect(removed?.changes.map(({ kind }) => kind)).toEqual(['operation-removed']);
    expect(removed?.path).toBeUndefined();
  });

  it('has absolute URLs for programs', () => {
    const [release] = toPublicReport({ unreleased, releases }, site).releases;
    expect(release?.groups[0]).toMatchObject({
      url: 'https://docs.example.com/hub/api/schemas/Item',
    });
    expect(JSON.stringify(release)).not.toContain('"path"');
  });

  it('is a feed with an entry for each release, whose texts are escaped', () => {
    const feed = formatChangeFeed({ unreleased, releases }, site);
    expect(feed.match(/<entry>/g)).toHaveLength(2);
    // The feed has the date of its newest entry.
    expect(feed.match(/<updated>[^<]*/g)?.slice(0, 2)).toEqual([
      '<updated>2026-11-20T00:00:00Z',
      '<updated>2026-11-20T00:00:00Z',
    ]);
    expect(feed).toContain('href="https://docs.example.com/hub/openapi/changes.xml"');
    expect(feed).toContain('&lt;p&gt;Sizes &amp;amp; more.&lt;/p&gt;');
    expect(feed).toContain('Breaking: Field &lt;code&gt;name&lt;/code&gt; removed');
  });
});
