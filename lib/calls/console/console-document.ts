import { z } from 'zod';
import { type Credential, findCredentials } from '../../api/call/credentials';
import { type OpenApiSource, parseOpenApiDocument } from '../../api/description/openapi-document';
import { ruleSchema } from '../../api/description/openapi-objects';
import { listOperations } from '../../api/description/operations';
import { requestRuleTitles } from '../../api/description/request-rules';
import { listProviderSchemas } from '../../api/description/schema-usages';
import type { HttpMethod } from '../../kit/http/methods';
import { mountPath } from '../../sandbox/browser/mount-path';
import { apiRoot } from '../../sandbox/sandbox-protocol';
import { sandboxServerName } from './console-page';

const methodsWithBody: readonly HttpMethod[] = ['post', 'put', 'patch', 'delete'];

/**
 * Returns a copy in which body examples that are strings are quoted. The console's library sends strings unchanged,
 * and without quotes they are not JSON.
 */
function quoteStringExamples(document: OpenApiSource): OpenApiSource {
  const quoted = structuredClone(document);
  for (const item of Object.values(quoted.paths)) {
    for (const method of methodsWithBody) {
      const examples = item[method]?.requestBody?.content['application/json']?.examples ?? {};
      for (const example of Object.values(examples)) {
        if (typeof example.value === 'string') example.value = JSON.stringify(example.value);
      }
    }
  }
  return quoted;
}

const ruleListSchema = z.array(ruleSchema);

/**
 * A copy in which each rule (`x-rules`) has its HTML, because the console includes no Markdown renderer.
 * @param isReceived whether the provider sends it, so that rules about requests say nothing about it
 */
function addRuleHtml(
  value: unknown,
  render: (markdown: string) => string,
  isReceived = false,
): unknown {
  if (Array.isArray(value)) return value.map((item) => addRuleHtml(item, render, isReceived));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, item]): [string, unknown] => {
    const rules = key === 'x-rules' ? ruleListSchema.safeParse(item).data : undefined;
    const shown = rules?.filter(({ title }) => !isReceived || !requestRuleTitles.includes(title));
    return [
      key,
      shown?.map(({ title, rule }) => ({ title, html: render(rule) })) ??
        addRuleHtml(item, render, isReceived),
    ];
  });
  return Object.fromEntries(entries);
}

/** Where operations have the access token, by their ids: the console's library sends a placeholder. */
function mapCredentials(document: OpenApiSource): Record<string, Credential> {
  const parsed = parseOpenApiDocument(document);
  return Object.fromEntries(
    listOperations(parsed).flatMap(({ id, source }) => {
      const [credential] = findCredentials(source, parsed);
      return credential ? [[id, credential]] : [];
    }),
  );
}

/**
 * Creates the API description for the console. The sandbox, if the site has one, is its first server, which the
 * console selects by default.
 * The description that partners download does not contain it, because its URL only works in a browser on this site.
 * @param baseUrl the site's base URL, with a slash at both ends; undefined if the site has no sandbox
 * @param liveUrls the servers with the data of real people
 * @param render renders the Markdown of a rule
 * @returns a JSON value
 */
export function createConsoleDocument(
  document: OpenApiSource,
  baseUrl: string | undefined,
  liveUrls: readonly string[],
  render: (markdown: string) => string,
): unknown {
  const sandbox =
    baseUrl === undefined
      ? []
      : [{ url: mountPath(baseUrl) + apiRoot, description: sandboxServerName }];
  const others = (document.servers ?? []).map((server) => ({
    ...server,
    ...(liveUrls.includes(server.url) && { 'x-live': true }),
  }));
  const servers = [...sandbox, ...others];
  const { components, ...rest } = quoteStringExamples(document);
  const received = listProviderSchemas(parseOpenApiDocument(document));
  const schemas = Object.entries(components?.schemas ?? {}).map(([name, schema]) => [
    name,
    addRuleHtml(schema, render, received.has(name)),
  ]);
  const top = { ...rest, servers, 'x-credentials': mapCredentials(document) };
  return Object.assign({}, addRuleHtml(top, render), {
    components: Object.assign({}, addRuleHtml({ ...components, schemas: {} }, render), {
      schemas: Object.fromEntries(schemas),
    }),
  });
}
