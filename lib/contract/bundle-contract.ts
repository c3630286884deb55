import type { ElementDefinition, JsonSchema, SharedDefinitions } from './definition-schema';
import type { Contract } from './load-contract';

/** The version of the contract that the portal publishes. */
export const contractVersion = '1.0';

/** The contract as one JSON Schema; its `$defs` hold every element and every shared definition. */
export type ContractSchema = JsonSchema & {
  $defs: Record<string, JsonSchema>;
  'x-elements': string[];
};

const reference = (name: string): JsonSchema => ({ $ref: `#/$defs/${name}` });

export type SharedParts = NonNullable<SharedDefinitions['parts']>;

/** The fields that elements share, by the part's name. */
export function collectSharedParts(shared: SharedDefinitions[]): SharedParts {
  return Object.assign({}, ...shared.map(({ parts }) => parts ?? {}));
}

/** One element's schema with the fields that it shares, own ones first. Fields that begin with `x-` are free. */
function completeElement({ schema, uses }: ElementDefinition, parts: SharedParts): JsonSchema {
  const used = [...uses, 'common' as const].flatMap((name) => parts[name] ?? []);
  return {
    ...schema,
    required: [...new Set([...schema.required, ...used.flatMap(({ required = [] }) => required)])],
    properties: {
      ...schema.properties,
      ...Object.assign({}, ...used.map(({ properties }) => properties)),
      ...schema.properties,
    },
    patternProperties: { '^x-': {} },
    additionalProperties: false,
  };
}

/**
 * Joins all files of the contract to one schema. `element` tells elements apart by `type`; a type that begins
 * with `x-` is the host app's own.
 */
export function bundleContract({ elements, shared }: Contract): ContractSchema {
  const parts = collectSharedParts(shared);
  const names = elements.map(({ name }) => name);
  const element: JsonSchema = {
    title: 'Element',
    description: 'One element of a screen, told apart by its type.',
    type: 'object',
    required: ['type'],
    properties: { type: { type: 'string', description: 'The name of the element.' } },
    if: {
      type: 'object',
      required: ['type'],
      properties: { type: { type: 'string', pattern: '^x-' } },
    },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: reference('customElement'),
    else: {
      type: 'object',
      required: ['type'],
      discriminator: { propertyName: 'type' },
      oneOf: names.map(reference),
    },
  };
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `urn:doctor-app:contract:${contractVersion}`,
    title: 'Doctor App: screens and their elements',
    description:
      'The contract that this portal publishes for the screens of the server-driven doctor app. A document is a screen.',
    'x-elements': names,
    ...reference('screen'),
    $defs: {
      ...Object.assign({}, ...shared.map(({ $defs }) => $defs ?? {})),
      element,
      ...Object.fromEntries(elements.map((e) => [e.name, completeElement(e, parts)])),
    },
  };
}
