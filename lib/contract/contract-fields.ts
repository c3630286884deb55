import { bundleContract, contractVersion } from './bundle-contract';
import type { JsonSchema } from './definition-schema';
import { getContract, getElementDefinition } from './load-contract';

/** One field of an element or of a shared definition, as tables show it. */
export type ContractField = {
  name: string;
  /** The type in words; a shared definition by its title. */
  type: string;
  /** The shared definitions that the type names. */
  uses: string[];
  required: boolean;
  default?: string;
  description: string;
  /** The values that a closed list allows. */
  values: string[];
  /** The contract's version that brought the field. */
  since: string;
  /** The fields of an object, or of the entries of a list. */
  fields: ContractField[];
};

const quote = (value: unknown) => JSON.stringify(value) ?? '';

/** A schema's type in words and the shared definitions in it. */
function describeType(schema: JsonSchema, defs: Record<string, JsonSchema>): [string, string[]] {
  const name = schema.$ref?.split('/').at(-1);
  if (name) return [defs[name]?.title ?? name, [name]];
  if (schema.const !== undefined) return [quote(schema.const), []];
  if (schema.type === 'array') {
    const [inner, uses] = schema.items ? describeType(schema.items, defs) : ['any', []];
    return [`list of ${inner}`, uses];
  }
  if (schema.oneOf) {
    const members = schema.oneOf.map((member) => describeType(member, defs));
    return [members.map(([text]) => text).join(' or '), members.flatMap(([, uses]) => uses)];
  }
  if (schema.enum) return ['text, one of the values', []];
  const names: Record<string, string> = {
    string: 'text',
    integer: 'whole number',
    boolean: 'yes or no',
  };
  const types = [schema.type ?? 'any'].flat();
  return [types.map((type) => names[type] ?? type).join(' or '), []];
}

/** The bounds that a schema sets, as a sentence; empty where it sets none. */
function describeBounds(schema: JsonSchema): string {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems } = schema;
  const range = (low: number | undefined, high: number | undefined, unit: string) => {
    if (low !== undefined && high !== undefined) return `${low} to ${high}${unit}`;
    if (high !== undefined) return `At most ${high}${unit}`;
    return low !== undefined && low > 1 ? `At least ${low}${unit}` : '';
  };
  return [
    range(minimum, maximum, ''),
    range(minLength, maxLength, ' characters'),
    range(minItems, maxItems, ' entries'),
  ]
    .filter(Boolean)
    .map((bound) => ` ${bound}.`)
    .join('');
}

/** The fields of an object's schema, in its order. */
export function listContractFields(
  schema: JsonSchema,
  defs: Record<string, JsonSchema>,
  since = contractVersion,
): ContractField[] {
  return Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const [type, uses] = describeType(field, defs);
    const named = field.$ref ? defs[field.$ref.split('/').at(-1) ?? ''] : undefined;
    const own = field['x-since'] ?? since;
    return {
      name,
      type,
      uses,
      required: schema.required?.includes(name) ?? false,
      ...(field.default !== undefined && { default: quote(field.default) }),
      description: `${field.description ?? ''}${describeBounds(field)}`,
      values: field.enum ?? named?.enum ?? [],
      since: own,
      fields: listContractFields(field.items ?? field, defs, own),
    };
  });
}

let bundled: ReturnType<typeof bundleContract> | undefined;

const getBundle = () => {
  if (!bundled || process.env.NODE_ENV === 'development') bundled = bundleContract(getContract());
  return bundled;
};

/** A definition of the contract, an element's or a shared one, with its fields. Throws where there is none. */
export function getDefinition(name: string): {
  name: string;
  title: string;
  description: string;
  fields: ContractField[];
  /** The forms that a union can have. */
  variants: Array<{ name?: string; title: string }>;
  values: string[];
} {
  const { $defs } = getBundle();
  const schema = $defs[name];
  if (!schema) throw new Error(`The contract defines no "${name}"`);
  const variants = (schema.oneOf ?? []).map((member) => {
    const [title, [used]] = describeType(member, $defs);
    return { ...(used && { name: used }), title: member.title?.toLowerCase() ?? title };
  });
  return {
    name,
    title: schema.title ?? name,
    description: schema.description ?? '',
    fields: listContractFields(schema, $defs),
    variants,
    values: schema.enum ?? [],
  };
}

/** The fields that elements share, each once. */
export function listSharedFields(): ContractField[] {
  const shared = getContract().elements.flatMap(({ name }) => splitFields(name).shared);
  return [...new Map(shared.map((field) => [field.name, field])).values()];
}

/** An element's own fields, and those that it shares with others. */
export function splitFields(name: string): { own: ContractField[]; shared: ContractField[] } {
  const { schema } = getElementDefinition(name);
  const isOwn = ({ name: field }: ContractField) => Object.hasOwn(schema.properties, field);
  const { fields } = getDefinition(name);
  return { own: fields.filter(isOwn), shared: fields.filter((field) => !isOwn(field)) };
}
