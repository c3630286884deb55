import type { ElementDefinition, JsonSchema, SharedDefinitions } from './definition-schema';
import type { Contract } from './load-contract';

/** The version of the contract that the portal publishes. */
export const contractVersion = '1.0';

/** Elements since this version need not say so. */
export const firstContractVersion = '1.0';

/** The contract as one JSON Schema. `$defs` contains every element and every shared definition. */
export type ContractSchema = JsonSchema & {
  $defs: Record<string, JsonSchema>;
  'x-elements': string[];
};

const createReference = (name: string): JsonSchema => ({ $ref: `#/$defs/${name}` });

export type SharedParts = NonNullable<SharedDefinitions['parts']>;

/** The groups of fields that elements share, by name. */
export function collectSharedParts(shared: SharedDefinitions[]): SharedParts {
  return Object.assign({}, ...shared.map(({ parts }) => parts ?? {}));
}

/** An element's schema with its shared fields, its own first. Allows any field whose name begins with `x-`. */
function createElementSchema({ schema, uses }: ElementDefinition, parts: SharedParts): JsonSchema {
  const sharedParts = [...uses, 'common' as const].flatMap((name) => parts[name] ?? []);
  return {
    ...schema,
    required: [
      ...new Set([...schema.required, ...sharedParts.flatMap(({ required = [] }) => required)]),
    ],
    properties: {
      ...schema.properties,
      ...Object.assign({}, ...sharedParts.map(({ properties }) => properties)),
      ...schema.properties,
    },
    patternProperties: { '^x-': {} },
    additionalProperties: false,
  };
}

/**
 * Combines the contract's files into one schema. `type` is the discriminator of `element`; a type that begins with
 * `x-` belongs to the host app.
 */
export function bundleContract({ elements, shared }: Contract): ContractSchema {
  const parts = collectSharedParts(shared);
  const names = elements.map(({ name }) => name);
  const element: JsonSchema = {
    title: 'Element',
    description: 'One element of a screen, identified by its type.',
    type: 'object',
    required: ['type'],
    properties: { type: { type: 'string', description: 'The name of the element.' } },
    if: {
      type: 'object',
      required: ['type'],
      properties: { type: { type: 'string', pattern: '^x-' } },
    },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: createReference('customElement'),
    else: {
      type: 'object',
      required: ['type'],
      // Without elements, there are only those of the host app.
      ...(names.length === 0
        ? { not: {} }
        : { discriminator: { propertyName: 'type' }, oneOf: names.map(createReference) }),
    },
  };
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `urn:doctor-app:contract:${contractVersion}`,
    title: 'Doctor App: screens and their elements',
    description:
      'The contract that this portal publishes for the screens of the server-driven doctor app. A document is a screen.',
    'x-elements': names,
    ...createReference('screen'),
    $defs: {
      ...Object.assign({}, ...shared.map(({ $defs }) => $defs ?? {})),
      element,
      ...Object.fromEntries(
        elements.map((definition) => [definition.name, createElementSchema(definition, parts)]),
      ),
    },
  };
}
