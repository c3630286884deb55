import type { SystemParameter, SystemParametersFile } from '../../site/reference/reference-schemas';
import type { OpenApiSource } from './openapi-document';
import type { SchemaObject } from './openapi-objects';

type Sources = {
  /** From the site's settings. Without their descriptions, because the console has space for one or two words. */
  servers: ReadonlyArray<{ url: string; label: string }>;
  systemParameters: SystemParametersFile;
  getCodeList: (name: string) => Record<string, string>;
};

const describeParameter = ({ meaning, unit, values }: SystemParameter) => {
  const sentence = meaning?.replace(/\.$/, '');
  const hasUnit = !['count', 'flag', 'version'].includes(unit);
  if (sentence === undefined) return hasUnit ? `A value in ${unit}.` : undefined;
  if (values)
    return `${sentence}: 0 is ${values[0].toLowerCase()}, 1 is ${values[1].toLowerCase()}.`;
  return hasUnit ? `${sentence}, in ${unit}.` : `${sentence}.`;
};

/** The schema of one system parameter. */
function toProperty(parameter: SystemParameter): SchemaObject {
  const { example, unit } = parameter;
  const description = describeParameter(parameter);
  return {
    type: 'integer',
    ...(description !== undefined && { description }),
    ...(unit === 'flag' && { minimum: 0, maximum: 1 }),
    ...(example !== undefined && { examples: [example] }),
  };
}

/** Replaces `x-code-list` with the values of the list that it names. */
function fillCodeList(schema: SchemaObject, getCodeList: Sources['getCodeList']): SchemaObject {
  const { 'x-code-list': name, ...rest } = schema;
  return name === undefined ? schema : { ...rest, 'x-known-values': getCodeList(name) };
}

/**
 * Adds what the OpenAPI source takes from elsewhere: the servers (settings), the system parameters (content/reference)
 * and the values of code lists (packages).
 */
export function completeDocument(document: OpenApiSource, sources: Sources): OpenApiSource {
  const parameters = sources.systemParameters.groups.flatMap((group) => group.parameters);
  const schemas = Object.fromEntries(
    Object.entries(document.components?.schemas ?? {}).map(([name, schema]) => [
      name,
      name === 'SystemParameters'
        ? {
            ...schema,
            'x-field-groups': Object.fromEntries(
              sources.systemParameters.groups.map((group) => [
                group.title,
                group.parameters.map((parameter) => parameter.name),
              ]),
            ),
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
