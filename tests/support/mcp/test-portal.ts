import { createPortalSite, type PortalSite } from '../../../lib/mcp/site/portal-site';
import type { SiteSource } from '../../../lib/mcp/site/site-source';
import { buildSearchIndex } from '../../../lib/search/engine/build-search-index';
import { createTestRecord } from '../../../lib/search/engine/tests/create-test-index';
import { recordKinds } from '../../../lib/search/site/record-kinds';
import { maxSuggestions } from '../../../lib/search/site/search-settings';

/** A small portal at https://docs.example.com/hub/, as the files that a build writes. */

const url = 'https://docs.example.com/hub';

const llmsTxt = `# Test portal

> A portal for tests.

- The text of all pages is in [one file for each area](${url}/llms-full.txt).

## Get started

- [Quick start](${url}/docs/quick-start.md): Make your first call.
- [Long page](${url}/docs/long.md): More text than fits.

## Optional

- [Save a visit](${url}/api/operations/saveVisit.md): Saves a visit.
- [Visit](${url}/api/schemas/Visit.md): A visit.
`;

const workflowLines = `
## Workflows

- [Book a visit](${url}/api/workflows/book.md): Log in and book.
`;

const quickStart = `# Quick start

Make your first call.

## Before you start

You need a token.

### Get one

\`\`\`bash
# not a heading
curl https://api.example.com
\`\`\`

## Next steps

1. ### Read the reference

   See [Visit](${url}/api/schemas/Visit.md#fee).

- Affiliate: A party with a look of its own.

## Open questions

- Id: \`token-lifetime\`
- Question: How long is a token valid?

---

Source: ${url}/docs/quick-start
`;

const visitPage = `# Visit

object

## Fields

| Name | Type | Description |
| - | - | - |
| \`fee\` | number | The fee. |
| \`status\` | string | The status. |

## Used in

- Nothing.
`;

export const longPage = `# Long page\n\n## First\n\n${'A line of forty characters, more or less.\n'.repeat(1200)}\n## Last\n\nThe end.\n`;

const arazzo = `arazzo: 1.0.1
info:
  title: Book a visit
  x-group: Booking
  x-order: 1
  version: "1.0"
  summary: Log in and book.
  description: A patient books a visit.
sourceDescriptions: [{ name: doctorApi, url: ../doctor-api.json, type: openapi }]
workflows:
  - workflowId: book
    summary: Log in and book.
    description: A patient books a visit.
    inputs: { type: object, properties: { fee: { type: number, description: The fee., default: 60 } } }
    steps:
      - stepId: save
        description: Save a visit
        operationId: $sourceDescriptions.doctorApi.saveVisit
        x-actor: patient
        x-explanation: The visit is saved.
        requestBody: { contentType: application/json, payload: { fee: $inputs.fee } }
        successCriteria:
          - { condition: $statusCode == 200 }
          - { context: $response.body, condition: '$[?!@.notes]', type: jsonpath }
          - { context: $response.header.Content-Type, condition: json, type: regex }
        onFailure:
          - name: refused
            type: end
            criteria: [{ condition: $statusCode == 405 }]
            x-title: It was refused
            x-advice: Read the error.
`;

const document = {
  openapi: '3.1.0',
  info: { title: 'Test API', version: '2.0', description: 'For tests.' },
  tags: [{ name: 'Visits', description: 'Visits.' }],
  paths: {
    '/visits/{id}': {
      post: {
        operationId: 'saveVisit',
        summary: 'Save a visit',
        description: 'Saves a visit.\n\n**No deletion.** Visits can only be canceled.',
        tags: ['Visits'],
        security: [{ XToken: [] }],
        'x-rules': [{ title: 'No deletion', rule: 'Visits can only be canceled.' }],
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'integer' }, example: 7 },
          {
            name: 'languages',
            in: 'query',
            schema: { type: 'array', items: { $ref: '#/components/schemas/Language' } },
            example: ['EN'],
          },
        ],
        requestBody: {
          required: true,
          description: 'The visit.',
          content: {
            'application/json': {
              schema: { $ref: '#/components/schemas/Visit' },
              examples: { first: { summary: 'A visit', value: { fee: 60 } } },
            },
          },
        },
        responses: {
          200: {
            description: 'The visit.',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Visit' } } },
          },
        },
      },
      get: {
        operationId: 'getVisit',
        summary: 'Read a visit',
        description: 'Reads a visit.',
        tags: ['Visits'],
        security: [],
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'integer' }, example: 7 },
        ],
        responses: { 204: { description: 'Nothing.' } },
      },
    },
    '/password': {
      post: {
        operationId: 'changePassword',
        summary: 'Change the password',
        description: 'Changes it.',
        tags: ['Visits'],
        security: [{}, { XToken: [] }],
        requestBody: {
          required: true,
          description: 'The password.',
          content: { 'application/json': { schema: { type: 'string' } } },
        },
        responses: { 204: { description: 'Nothing.' } },
      },
    },
  },
  webhooks: {
    visitChanged: {
      post: {
        operationId: 'visitChanged',
        summary: 'A visit changed',
        description: 'Sent to a partner.',
        tags: ['Visits'],
        security: [],
        requestBody: {
          description: 'The visit.',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Visit' } } },
        },
        responses: { 200: { description: 'Received.' } },
      },
    },
  },
  components: {
    securitySchemes: { XToken: { type: 'apiKey', in: 'header', name: 'X-Token' } },
    schemas: {
      Language: { type: 'string', enum: ['EN', 'DE'], 'x-enum-descriptions': { EN: 'English' } },
      Person: { type: 'object', properties: { firstName: { type: 'string' } } },
      Visit: {
        type: 'object',
        description: 'A visit.',
        required: ['fee'],
        properties: {
          fee: {
            type: 'number',
            minimum: 0,
            description: 'The fee.\n\n**Zero.** 0 is free.',
            'x-rules': [{ title: 'Zero', rule: '0 is free.' }],
          },
          language: { $ref: '#/components/schemas/Language' },
          patients: { type: 'array', items: { $ref: '#/components/schemas/Person' } },
          extra: { type: 'object' },
        },
      },
    },
  },
};

const records = [
  createTestRecord({
    url: '/docs/quick-start',
    name: 'Quick start',
    text: 'Make your first call of the API.',
    trail: ['Get started'],
  }),
  createTestRecord({
    url: '/docs/quick-start#next-steps',
    name: 'Next steps',
    text: 'What to call after the first call.',
    trail: ['Get started', 'Quick start'],
  }),
  createTestRecord({
    url: '/api/schemas/Visit',
    kind: 'schema',
    name: 'Visit',
    identifiers: ['Visit'],
    text: 'A visit of a patient.',
  }),
];

/**
 * The files of the portal by path.
 * @param options.workflows whether it publishes workflows
 * @param options.indexName part of the names of the index files, as the hash of their content is
 */
export async function createPortalFiles({
  workflows = false,
  indexName = 'a',
} = {}): Promise<Map<string, string>> {
  let count = 0;
  const { core, files } = await buildSearchIndex(records, {
    kinds: recordKinds,
    synonyms: [],
    nameFile: (kind) => `index-${kind}-${indexName}${count++}.json`,
    maxSuggestions,
  });
  const manifest = { latest: 'current', cores: { current: core.name } };
  return new Map([
    ['/llms.txt', llmsTxt + (workflows ? workflowLines : '')],
    ['/docs/quick-start.md', quickStart],
    ['/docs/long.md', longPage],
    ['/api/schemas/Visit.md', visitPage],
    ['/api/operations/saveVisit.md', '# Save a visit\n'],
    ['/openapi/doctor-api.json', JSON.stringify(document)],
    ...(workflows
      ? ([
          ['/openapi/workflows/book.arazzo.yaml', arazzo],
          ['/api/workflows/book.md', '# Book a visit\n'],
        ] satisfies Array<[string, string]>)
      : []),
    ['/search-data/manifest.json', JSON.stringify(manifest)],
    ...[core, ...files].map(({ name, content }): [string, string] => [
      `/search-data/${name}`,
      content,
    ]),
  ]);
}

/** A source that reads the files of a map, which tests may change. */
export const createMapSource = (files: ReadonlyMap<string, string>): SiteSource => ({
  label: 'the test portal',
  read: async (path) => files.get(path),
});

/** Creates the portal of tests. */
export const createTestPortal = async (options?: { workflows?: boolean }): Promise<PortalSite> =>
  createPortalSite(createMapSource(await createPortalFiles(options)));
