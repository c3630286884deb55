import type { SystemParameter, SystemParametersFile } from '../reference/reference-schemas';
import type { CodeListName } from './code-lists';
import type { OpenApiSource } from './openapi-document';
import type { SchemaObject } from './openapi-objects';

type Sources = {
  /** Of the site's settings. The label alone: the console shows it where there is room for a word or two. */
  servers: ReadonlyArray<{ url: string; label: string }>;
  systemParameters: SystemParametersFile;
  getCodeList: (name: CodeListName) => Record<string, string>;
};

const describeParameter = ({ meaning, unit, values }: SystemParameter) => {
  const sentence = meaning.replace(/\.$/, '');
  if (values)
    return `${sentence}: 0 is ${values[0].toLowerCase()}, 1 is ${values[1].toLowerCase()}.`;
  return ['count', 'flag', 'version'].includes(unit) ? `${sentence}.` : `${sentence}, in ${unit}.`;
};

/** The schema of one system parameter. */
function toProperty(parameter: SystemParameter): SchemaObject {
  const { example, unit } = parameter;
  return {
    type: 'integer',
    description: describeParameter(parameter),
    ...(unit === 'flag' && { minimum: 0, maximum: 1 }),
    ...(example !== undefined && { examples: [example] }),
  };
}

/** Replaces `x-code-list` by the values of the list that it names. */
function fillCodeList(schema: SchemaObject, getCodeList: Sources['getCodeList']): SchemaObject {
  const { 'x-code-list': name, ...rest } = schema;
  return name === undefined
    ? schema
    : { ...rest, 'x-known-values': getCodeList(name as CodeListName) };
}

/**
 * Puts in what the OpenAPI source leaves to other sources: the servers (settings), the system parameters
 * (content/reference) and the values of code lists (packages).
 */
export function completeDocument(document: OpenApiSource, sources: Sources): OpenApiSource {
  const parameters = sources.systemParameters.groups.flatMap((group) => group.parameters);
  const schemas = Object.fromEntries(
    Object.entries(document.components?.schemas ?? {}).map(([name, schema]) => [
      name,
      name === 'SystemParameters'
        ? {
            ...schema,
            properties: Object.fromEntries(parameters.map((p) => [p.name, toProperty(p)])),
          }
        : fillCodeList(schema, sources.getCodeList),
    ]),
  );
  return {
    ...document,
    servers: sources.servers.map(({ url, label }) => ({ url, description: label })),
    components: { ...document.components, schemas },
  };
}
