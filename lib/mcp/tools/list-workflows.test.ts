import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { expect, it, onTestFinished } from 'vitest';
import { createMapSource, createPortalFiles } from '../../../tests/support/mcp/test-portal';
import { listFiles, readText } from '../../kit/files/project-files';
import { createPortalSite } from '../site/portal-site';
import { registerListWorkflows } from './list-workflows';

const folder = 'openapi/workflows/';
const ending = '.arazzo.yaml';

it('describes the steps of every workflow of the repository', async () => {
  const portal = await createPortalFiles();
  const names = listFiles(folder.slice(0, -1), ending).map((file) =>
    file.slice(folder.length, -ending.length),
  );
  expect(names.length).toBeGreaterThan(0);
  const url = 'https://docs.example.com/hub/api/workflows';
  const list = names.map((name) => `- [${name}](${url}/${name}.md): A workflow.`).join('\n');
  portal.set('/llms.txt', `${portal.get('/llms.txt')}\n## Workflows\n\n${list}\n`);
  for (const name of names) {
    portal.set(`/${folder}${name}${ending}`, readText(`${folder}${name}${ending}`));
  }
  const server = new McpServer({ name: 'test', version: '1.0.0' });
  registerListWorkflows(server, createPortalSite(createMapSource(portal)));
  const client = new Client({ name: 'test', version: '1.0.0' });
  const [clientTransport, serverTransport] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(serverTransport), client.connect(clientTransport)]);
  onTestFinished(() => client.close());

  for (const name of names) {
    const { content, structuredContent } = (await client.callTool({
      name: 'list_workflows',
      arguments: { name },
    })) as CallToolResult;
    expect(structuredContent, JSON.stringify(content)).toMatchObject({
      workflow: { name, title: expect.any(String) },
      steps: expect.arrayContaining([
        expect.objectContaining({ operation: expect.stringMatching(/^\w+$/) }),
      ]),
    });
  }
});
