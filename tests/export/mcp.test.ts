import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getOpenApiDocument } from '../../lib/api/description/load-openapi-document';
import { getOperation, listOperations } from '../../lib/api/description/operations';
import { limits } from '../../lib/mcp/limits';
import { findSection } from '../../lib/mcp/markdown-sections';
import { openSite } from '../../lib/mcp/open-site';
import { markdownPath } from '../../lib/site/markdown-path';
import { createPortalServer } from '../../scripts/serve';
import { readExportedIndex } from './exported-index';

/** `npm run mcp` on the export, as a client starts it. */

const errors: Error[] = [];
const client = new Client({ name: 'test', version: '1.0.0' });
client.onerror = (error) => errors.push(error);

beforeAll(async () => {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: ['node_modules/tsx/dist/cli.mjs', 'scripts/mcp.ts', '--sandbox'],
  });
  await client.connect(transport);
}, 60_000);
afterAll(() => client.close());

/** Calls a tool that must succeed, and returns its structured content. */
async function call(name: string, args: Record<string, unknown> = {}) {
  const { content, isError, structuredContent } = (await client.callTool({
    name,
    arguments: args,
  })) as CallToolResult;
  expect(isError, JSON.stringify(content).slice(0, 500)).toBeFalsy();
  return structuredContent ?? {};
}

describe('the MCP server on the export', () => {
  it('finds and reads what a question needs', async () => {
    const { hits } = await call('search', { query: 'what happens with usersLimit 0', limit: 20 });
    expect(hits).toContainEqual(
      expect.objectContaining({ path: '/api/schemas/Policy#usersLimit', kind: 'field' }),
    );
    const row = await call('read_page', { path: '/api/schemas/Policy#usersLimit' });
    expect(row.markdown).toMatch(/0 is ignored and treated as 999/);
    expect(String(row.markdown).length).toBeLessThan(1000);
  });

  it('describes every operation and every schema within the limit', async () => {
    const document = getOpenApiDocument();
    const names = [
      ...listOperations(document).map(({ id }) => id),
      ...Object.keys(document.components.schemas),
    ];
    for (const name of names) {
      const part = await call('describe_api', { name });
      expect(['operation', 'schema'], name).toContain(part.kind);
      expect(JSON.stringify(part).length, name).toBeLessThan(limits.maxResult * 1.2);
    }
    const { rules } = await call('describe_api', { name: 'usersLimit zero', kind: 'rule' });
    expect(rules).toContainEqual(
      expect.objectContaining({ title: 'Zero', about: 'Policy.usersLimit' }),
    );
  });

  it('lists workflows, or says that there are none', async () => {
    const { workflows, note } = await call('list_workflows');
    if (note !== undefined) return;
    for (const { name } of workflows as Array<{ name: string }>) {
      const { steps } = await call('list_workflows', { name });
      expect(steps, name).not.toEqual([]);
    }
  });

  it('validates a body that the sandbox then accepts', async () => {
    const { requestBody } = getOperation('savePerson').source;
    const [examplePerson] = Object.values(requestBody?.content['application/json']?.examples ?? {});
    const operation = 'createToken';
    const body = { email: 'dana@example.com', password: 'correct-horse-battery' };
    expect(await call('validate_body', { operation, body })).toMatchObject({ valid: true });
    const response = await call('call_sandbox', { operation, body });
    expect(response).toMatchObject({ status: 200 });
    expect(response.body).toContain('"token":');
    expect(
      await call('call_sandbox', { operation: 'searchPolicies', parameters: { search: '%' } }),
    ).toMatchObject({ status: 200, contentType: expect.stringMatching(/^multipart/) });
    expect(
      await call('call_sandbox', { operation: 'savePerson', body: examplePerson?.value }),
    ).toMatchObject({ ok: true, changes: expect.stringMatching(/people/) });
    expect(
      await call('call_sandbox', { operation: 'listAppointments', user: 'nobody' }),
    ).toMatchObject({ status: 405, ok: false });
  });

  it('has every example of the description valid', async () => {
    for (const { id, source } of listOperations()) {
      const examples = source.requestBody?.content['application/json']?.examples ?? {};
      for (const { value } of Object.values(examples)) {
        expect(await call('validate_body', { operation: id, body: value }), id).toMatchObject({
          valid: true,
          unknownFields: [],
        });
      }
    }
  });

  it('offers every page as a resource', async () => {
    const { resources } = await client.listResources();
    expect(resources.length).toBeGreaterThan(100);
    for (const { uri, title = '' } of resources) {
      const { contents } = await client.readResource({ uri });
      const [content] = contents;
      expect(content && 'text' in content ? content.text : '', uri).toContain(title);
    }
  });

  it('finds the part of a page for at least 99 percent of the anchors that search returns', () => {
    const anchors = readExportedIndex()
      .details.map(([url]) => url.split('#'))
      .filter(([, anchor]) => anchor !== undefined);
    const missing = anchors.filter(([path = '', anchor = '']) => {
      const file = `out${markdownPath(path)}`;
      return existsSync(file) && findSection(readFileSync(file, 'utf8'), anchor) === undefined;
    });
    expect(missing.length, JSON.stringify(missing)).toBeLessThan(anchors.length / 100);
  });

  it('names pages in its prompts that exist', async () => {
    const { prompts } = await client.listPrompts();
    for (const { name, arguments: parameters = [] } of prompts) {
      const values = Object.fromEntries(parameters.map((parameter) => [parameter.name, 'x']));
      const { messages } = await client.getPrompt({ name, arguments: values });
      for (const [path] of JSON.stringify(messages).matchAll(/\/(?:docs|api)\/[\w/-]+/g)) {
        expect(await call('read_page', { path })).toMatchObject({ path });
      }
    }
  });

  it('writes nothing but the protocol to stdout', () => {
    expect(errors).toEqual([]);
  });
});

describe('a deployed portal', () => {
  const server = createPortalServer();
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => void server.close());

  it('is read from its URL', async () => {
    const { port } = server.address() as AddressInfo;
    const site = await openSite(`http://127.0.0.1:${port}`);
    const { hits } = await site.search({ query: 'quick start', limit: 3 });
    expect(hits.map(({ url }) => url)).toContain('/docs/doctor-app/quick-start');
    expect(await site.readPage('/docs/doctor-app/quick-start')).toMatchObject({
      title: 'Quick start',
    });
    expect(await site.getDocument()).toMatchObject({ openapi: '3.1.0' });
    await expect(site.readPage('/docs/doctor-app/quick-strat')).rejects.toThrow('quick-start');
  });
});
