import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestPortal, longPage } from '../../tests/support/mcp/test-portal';
import { createMcpServer } from './create-mcp-server';
import { limits } from './limits';
import { createSandboxCaller } from './sandbox-caller';

/** A sandbox that returns what it was sent. */
const echoSandbox = createSandboxCaller('http://localhost:4010/api/v2', async (request) =>
  Response.json({
    method: request.method,
    url: request.url,
    token: request.headers.get('x-token'),
    body: await request.text(),
  }),
);

async function connect({ workflows = false, sandbox = false } = {}) {
  const server = createMcpServer(await createTestPortal({ workflows }), {
    version: '1.0.0',
    sandbox: sandbox ? echoSandbox : undefined,
  });
  const client = new Client({ name: 'test', version: '1.0.0' });
  const [clientTransport, serverTransport] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(serverTransport), client.connect(clientTransport)]);
  /** Calls a tool, and returns its text and its structured content. */
  const call = async (name: string, args: Record<string, unknown> = {}) => {
    const result = (await client.callTool({ name, arguments: args })) as CallToolResult;
    const [content] = result.content;
    const text = content?.type === 'text' ? content.text : '';
    return { isError: result.isError ?? false, text, data: result.structuredContent ?? {} };
  };
  return { client, call };
}

const { client, call } = await connect();
const withWorkflows = await connect({ workflows: true });
const withSandbox = await connect({ sandbox: true });
afterAll(() =>
  Promise.all([client, withWorkflows.client, withSandbox.client].map((c) => c.close())),
);

const refusal = (message: RegExp) => ({ isError: true, text: expect.stringMatching(message) });

describe('the tools', () => {
  it('are six, and a seventh with a sandbox; the others only read', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'search',
      'read_page',
      'describe_api',
      'list_workflows',
      'validate_body',
      'check_traffic',
    ]);
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
    expect(tools.every(({ title, outputSchema }) => title && outputSchema)).toBe(true);

    const all = await withSandbox.client.listTools();
    const added = all.tools.filter(({ name }) => !tools.some((tool) => tool.name === name));
    expect(added).toMatchObject([
      { name: 'call_sandbox', annotations: { readOnlyHint: false, openWorldHint: false } },
    ]);
  });

  it('cost a model less than 3,000 tokens, at four characters each', async () => {
    const { client } = withSandbox;
    const { tools } = await client.listTools();
    const text = JSON.stringify(tools) + client.getInstructions();
    expect(text.length / 4).toBeLessThan(3000);
  });

  it('return the same as text and as structured content', async () => {
    const { text, data } = await call('search', { query: 'first call' });
    expect(JSON.parse(text)).toEqual(data);
  });

  it('name the argument that is wrong', async () => {
    expect(await call('search', { query: ' ' })).toMatchObject(refusal(/query/));
    expect(await call('read_page', { path: 'x'.repeat(600) })).toMatchObject({ isError: true });
    expect(await call('delete_everything')).toMatchObject({ isError: true });
  });
});

describe('search', () => {
  it('returns hits with paths, in parts', async () => {
    const all = await call('search', { query: 'first call' });
    expect(all.data).toMatchObject({ total: 2 });
    expect(all.data).not.toHaveProperty('nextOffset');
    expect(all.data.hits).toContainEqual({
      path: '/docs/quick-start',
      kind: 'guide',
      title: 'Quick start',
      trail: 'Get started',
      text: 'Make your first call of the API.',
    });
    const first = await call('search', { query: 'first call', limit: 1 });
    expect(first.data).toMatchObject({ total: 2, nextOffset: 1 });
    const second = await call('search', { query: 'first call', limit: 1, offset: 1 });
    expect([first, second].flatMap(({ data }) => data.hits)).toEqual(all.data.hits);
  });

  it('limits the hits to a kind, and corrects typos', async () => {
    expect((await call('search', { query: 'visit', kind: 'schema' })).data).toMatchObject({
      hits: [{ path: '/api/schemas/Visit', kind: 'schema' }],
    });
    expect((await call('search', { query: 'pateint' })).data).toMatchObject({
      correctedQuery: 'patient',
    });
  });
});

describe('read_page', () => {
  it.each([
    '/docs/quick-start',
    'docs/quick-start/',
    '/hub/docs/quick-start.md',
    'https://docs.example.com/hub/docs/quick-start.html?q=1',
    'portal://page/docs/quick-start',
  ])('finds the page %s', async (path) => {
    const page = await call('read_page', { path });
    expect(page.data).toMatchObject({ path: '/docs/quick-start', title: 'Quick start' });
    expect(page.text).toBe(page.data.markdown);
  });

  it('returns a section, a row with the head of its table, and an entry', async () => {
    const section = await call('read_page', { path: '/docs/quick-start#before-you-start' });
    expect(section.text).toMatch(/^## Before you start[\s\S]*### Get one[\s\S]*curl/);
    expect(section.text).not.toContain('Next steps');
    expect((await call('read_page', { path: '/api/schemas/Visit#fee' })).text).toBe(
      '## Fields\n\n| Name | Type | Description |\n| - | - | - |\n| `fee` | number | The fee. |',
    );
    expect((await call('read_page', { path: '/docs/quick-start#affiliate' })).text).toBe(
      '- Affiliate: A party with a look of its own.',
    );
    expect((await call('read_page', { path: '/docs/quick-start#token-lifetime' })).text).toContain(
      'How long is a token valid?',
    );
  });

  it('returns the page if the Markdown does not show an anchor', async () => {
    const page = await call('read_page', { path: '/api/schemas/Visit#constructor' });
    expect(page.text).toMatch(/^# Visit[\s\S]*no part #constructor/);
  });

  it('returns a long page in parts that are the page again', async () => {
    let markdown = '';
    let offset: unknown = 0;
    let parts = 0;
    while (offset !== undefined) {
      const { data } = await call('read_page', { path: '/docs/long', offset });
      expect(String(data.markdown).length).toBeLessThanOrEqual(limits.maxResult);
      expect(data).toMatchObject({ sections: ['first', 'last'] });
      markdown += data.markdown;
      offset = data.nextOffset;
      parts += 1;
    }
    expect(markdown).toBe(longPage);
    expect(parts).toBeGreaterThan(1);
  });

  it.each([
    ['/docs/quik-start', /closest is \/docs\/quick-start/],
    ['/../../package.json', /expected the path of a page/],
    ['/docs/..%2f..%2fpackage', /expected the path of a page/],
    ['/.git/config', /expected the path of a page/],
    ['file:///etc/passwd', /is not a page of this portal/],
    ['https://evil.example/docs/quick-start', /is not a page of this portal/],
    ['//evil.example/docs', /expected the path of a page/],
    ['/openapi/doctor-api.json', /There is no page/],
  ])('refuses %s', async (path, message) => {
    expect(await call('read_page', { path })).toMatchObject(refusal(message));
  });
});

describe('describe_api', () => {
  it('lists operations and schemas without a name, and rules on request', async () => {
    const { data } = await call('describe_api');
    expect(data).toMatchObject({ kind: 'overview', schemas: ['Language', 'Person', 'Visit'] });
    expect(data.operations).toContainEqual({
      id: 'saveVisit',
      call: 'POST /visits/{id}',
      tag: 'Visits',
      summary: 'Save a visit',
    });
    expect((await call('describe_api', { kind: 'rule' })).data.rules).toHaveLength(2);
  });

  it.each(['saveVisit', 'savevisit', 'POST /visits/{id}', 'post /api/v2/visits/{id}'])(
    'describes the operation %s without repeating its rules',
    async (name) => {
      expect((await call('describe_api', { name })).data).toMatchObject({
        kind: 'operation',
        operation: {
          id: 'saveVisit',
          description: 'Saves a visit.',
          token: 'required',
          rules: [{ title: 'No deletion', rule: 'Visits can only be canceled.' }],
          parameters: [
            { name: 'id', in: 'path', type: 'integer', required: true, example: 7 },
            { name: 'languages', in: 'query', type: 'array of Language', values: ['EN', 'DE'] },
          ],
          body: { type: 'Visit', example: { fee: 60 } },
          responses: [{ status: '200', content: { 'application/json': 'Visit' } }],
          page: '/api/operations/saveVisit',
        },
      });
    },
  );

  it('describes a schema, its values, and a field by path or by name', async () => {
    expect((await call('describe_api', { name: 'language' })).data).toMatchObject({
      schema: { name: 'Language', values: [{ value: 'EN', meaning: 'English' }, { value: 'DE' }] },
    });
    const fee = {
      name: 'fee',
      schema: 'Visit',
      type: 'number',
      required: true,
      minimum: 0,
      description: 'The fee.',
      rules: [{ title: 'Zero', rule: '0 is free.' }],
      page: '/api/schemas/Visit#fee',
    };
    expect((await call('describe_api', { name: 'Visit.fee' })).data.fields).toEqual([fee]);
    expect((await call('describe_api', { name: 'Visit#fee' })).data.fields).toEqual([fee]);
    expect((await call('describe_api', { name: 'fee' })).data.fields).toEqual([fee]);
    const { data } = await call('describe_api', { name: 'Visit.patients[0].firstName' });
    expect(data.fields).toMatchObject([{ schema: 'Person', name: 'firstName' }]);
  });

  it('finds rules by title and by words', async () => {
    expect((await call('describe_api', { name: 'no deletion' })).data.rules).toMatchObject([
      { about: 'saveVisit' },
    ]);
    expect((await call('describe_api', { name: 'is free', kind: 'rule' })).data).toMatchObject({
      rules: [{ title: 'Zero', about: 'Visit.fee', page: '/api/schemas/Visit#fee' }],
    });
  });

  it.each([
    [{ name: 'saveVist' }, /closest is saveVisit/],
    [{ name: 'Visit.fe' }, /found "fe", expected one of fee/],
    [{ name: '__proto__' }, /has no operation, schema, field or rule/],
    [{ name: 'Visit', kind: 'operation' }, /has no operation "Visit"/],
  ])('says what is expected instead of %j', async (args, message) => {
    expect(await call('describe_api', args)).toMatchObject(refusal(message));
  });
});

describe('list_workflows', () => {
  it('lists workflows and describes the steps of one', async () => {
    const { call } = withWorkflows;
    expect((await call('list_workflows')).data).toEqual({
      workflows: [{ name: 'book', title: 'Book a visit', description: 'Log in and book.' }],
    });
    expect((await call('list_workflows', { name: 'book' })).data).toMatchObject({
      workflow: { title: 'Book a visit', page: '/api/workflows/book' },
      steps: [
        {
          id: 'save',
          operation: 'saveVisit',
          actor: 'patient',
          body: { fee: '$inputs.fee' },
          succeedsIf: [
            '$statusCode == 200',
            'no `notes`',
            '`$response.header.Content-Type` matches `json`',
          ],
          failures: [{ title: 'It was refused', whatToDo: 'Read the error.' }],
        },
      ],
    });
    expect(await call('list_workflows', { name: 'boook' })).toMatchObject(
      refusal(/closest is book/),
    );
  });

  it('reports that the portal has none', async () => {
    expect((await call('list_workflows')).data).toEqual({
      workflows: [],
      note: expect.stringMatching(/publishes no workflows/),
    });
    expect(await call('list_workflows', { name: 'book' })).toMatchObject({ isError: true });
  });
});

describe('validate_body', () => {
  it('accepts a valid body, as a value and as JSON text', async () => {
    const expected = { valid: true, problems: [], unknownFields: [] };
    const operation = 'saveVisit';
    for (const body of [{ fee: 60, extra: { any: 1 } }, '{"fee": 60}']) {
      expect((await call('validate_body', { operation, body })).data).toMatchObject(expected);
    }
    expect(
      (await call('validate_body', { operation: 'changePassword', body: 'secret' })).data,
    ).toMatchObject(expected);
    expect(
      (await call('validate_body', { operation: 'visitChanged', body: { fee: 1 } })).data,
    ).toMatchObject(expected);
  });

  it('names path, found and expected, and fields that look like typos', async () => {
    const body = { fee: '60', language: 'FR', patients: [{ fristName: 'Dana' }] };
    const { data } = await call('validate_body', { operation: 'saveVisit', body });
    expect(data).toMatchObject({
      valid: false,
      unknownFields: [{ path: '/patients/0/fristName', similar: 'firstName' }],
    });
    expect(data.problems).toContainEqual(
      expect.objectContaining({ path: '/fee', found: '"60"', expected: 'number, at least 0' }),
    );
    expect(data.problems).toContainEqual(
      expect.objectContaining({ path: '/language', found: '"FR"', expected: 'one of EN, DE' }),
    );
  });

  it('reports a missing field, and text that is not JSON', async () => {
    const operation = 'saveVisit';
    expect((await call('validate_body', { operation, body: {} })).data).toMatchObject({
      valid: false,
      problems: [{ path: '/', message: 'fee is required.' }],
    });
    expect((await call('validate_body', { operation, body: '{"fee":' })).data).toMatchObject({
      valid: false,
      problems: [{ path: '/', expected: 'JSON' }],
    });
  });

  it('returns the first of many problems', async () => {
    const body = { fee: 1, patients: Array.from({ length: 40 }, () => ({ firstName: 1 })) };
    const { data } = await call('validate_body', { operation: 'saveVisit', body });
    expect(data).toMatchObject({ valid: false, moreProblems: 10 });
    expect(data.problems).toHaveLength(30);
  });

  it.each([
    ['an operation without a body', { operation: 'getVisit', body: {} }, /has no JSON body/],
    ['an unknown operation', { operation: 'saveVisits', body: {} }, /closest is saveVisit/],
    ['no body', { operation: 'saveVisit' }, /body/],
    ['a long text', { operation: 'saveVisit', body: 'x'.repeat(200_001) }, /at most 200000/],
    ['many values', { operation: 'saveVisit', body: new Array(20_001).fill(1) }, /20000/],
  ])('refuses %s', async (_, args, message) => {
    expect(await call('validate_body', args)).toMatchObject(refusal(message));
  });
});

describe('check_traffic', () => {
  const input = `curl -X POST http://localhost:4010/api/v2/visits/7 -H 'Authorization: Bearer secret' --json '{"fee": "60"}'`;

  it('returns findings, with fields, pages, and whether the call can be sent again', async () => {
    const { data, text } = await call('check_traffic', { input });
    expect(data).toMatchObject({
      kind: 'curl',
      calls: [
        {
          operation: 'saveVisit',
          findings: expect.arrayContaining([
            expect.objectContaining({ ruleId: 'body', location: '/fee', found: '"60"' }),
          ]),
          repeat: { verdict: 'undocumented' },
        },
      ],
    });
    expect(text).not.toContain('secret');
  });

  it('checks calls of a selected operation, page by page', async () => {
    const calls = Array.from({ length: 200 }, () => '{"fee": "60"}').join('\n');
    const args = { input: calls, operation: 'saveVisit' };
    const { data } = await call('check_traffic', args);
    expect(data.nextOffset).toBeGreaterThan(0);
    const next = await call('check_traffic', { ...args, offset: data.nextOffset });
    expect(next.data.calls).toContainEqual(expect.objectContaining({ operation: 'saveVisit' }));
  });

  it('says that it found nothing, and refuses an unknown operation', async () => {
    expect((await call('check_traffic', { input: 'Hello' })).data).toMatchObject({
      kind: 'unknown',
      calls: [],
    });
    const args = { input, operation: 'saveVisits' };
    expect(await call('check_traffic', args)).toMatchObject(refusal(/closest is saveVisit/));
  });
});

describe('call_sandbox', () => {
  it('sends a request as a user of the sandbox, or with a token', async () => {
    const { call } = withSandbox;
    const args = {
      operation: 'saveVisit',
      parameters: { id: 7, languages: ['EN', 'DE'] },
      body: { fee: 60 },
    };
    const { data, text } = await call('call_sandbox', args);
    expect(data).toMatchObject({
      request: 'POST /visits/7?languages=EN&languages=DE',
      status: 200,
      ok: true,
    });
    expect(JSON.parse(String(data.body))).toEqual({
      method: 'POST',
      url: 'http://localhost:4010/api/v2/visits/7?languages=EN&languages=DE',
      token: '5f0f8a4e-example-token',
      body: '{"fee":60}',
    });
    expect(text).toContain('{"method":"POST"');
    const readToken = async (options: object) =>
      JSON.parse(String((await call('call_sandbox', { ...args, ...options })).data.body)).token;
    expect(await readToken({ user: 'nobody' })).toBeNull();
    expect(await readToken({ user: 'nobody', token: 'mine' })).toBe('mine');
    expect(await readToken({ user: 'carrier' })).toBe('sandbox-carrier-token');
  });

  it.each([
    [{ operation: 'saveVisit', parameters: {} }, /needs the path parameter "id"/],
    [{ operation: 'saveVisit', parameters: { id: ' ' } }, /needs the path parameter "id"/],
    [{ operation: 'saveVisit', parameters: { id: [] } }, /needs the path parameter "id"/],
    [{ operation: 'saveVisit', parameters: { id: ' ..' } }, /would mean another path/],
    [{ operation: 'saveVisit', parameters: { id: '%2e' } }, /would mean another path/],
    [{ operation: 'saveVisit', parameters: { id: 7, lang: 'EN' } }, /no parameter "lang"/],
    [{ operation: 'visitChanged' }, /is a webhook/],
    [{ operation: 'saveVisit', parameters: { id: 7 }, offset: 9 }, /only for GET/],
  ])('refuses %j', async (args, message) => {
    const { call } = withSandbox;
    expect(await call('call_sandbox', args)).toMatchObject(refusal(message));
  });
});

describe('resources and prompts', () => {
  it('lists, completes and reads pages', async () => {
    const { resources } = await client.listResources();
    expect(resources).toContainEqual({
      uri: 'portal://page/docs/quick-start',
      name: '/docs/quick-start',
      title: 'Quick start',
      description: 'Make your first call.',
      mimeType: 'text/markdown',
    });
    const { resourceTemplates } = await client.listResourceTemplates();
    const [template] = resourceTemplates;
    const { completion } = await client.complete({
      ref: { type: 'ref/resource', uri: template?.uriTemplate ?? '' },
      argument: { name: 'path', value: 'quick' },
    });
    expect(completion.values).toEqual(['/docs/quick-start']);
    const { contents } = await client.readResource({ uri: 'portal://page/api/schemas/Visit#fee' });
    expect(contents).toMatchObject([
      { mimeType: 'text/markdown', text: expect.stringMatching(/^## Fields/) },
    ]);
    await expect(client.readResource({ uri: 'portal://page/../secret' })).rejects.toThrow(/page/);
  });

  it('offers the tasks of partners, with completions', async () => {
    const { prompts } = await client.listPrompts();
    expect(prompts.map(({ name }) => name)).toEqual([
      'plan_integration',
      'write_call',
      'explain_failed_call',
    ]);
    const { completion } = await client.complete({
      ref: { type: 'ref/prompt', name: 'write_call' },
      argument: { name: 'operation', value: 'savev' },
    });
    expect(completion.values).toEqual(['saveVisit']);
    const { messages } = await client.getPrompt({
      name: 'write_call',
      arguments: { operation: 'saveVisit', language: 'Python' },
    });
    expect(messages).toMatchObject([
      {
        role: 'user',
        content: { text: expect.stringMatching(/^Write a call of saveVisit in Python\./) },
      },
    ]);
  });
});
