import { cached } from '../files/cached';
import { bundleContract, contractVersion } from './bundle-contract';
import type { JsonSchema } from './definition-schema';
import { getContract, getElementDefinition } from './load-contract';

/** A field of an element or a shared definition, prepared for display in a table. */
export type ContractField = {
  name: string;
  /** A readable description of the type; the title if it is a shared definition. */
  type: string;
  /** The names of the shared definitions that the type refers to. */
  uses: string[];
  required: boolean;
  default?: string | undefined;
  description: string;
  /** The values of an enumeration. */
  values: string[];
  /** The contract version that introduced the field. */
  since: string;
  /** The fields of an object, or of a list's items. */
  fields: ContractField[];
};

const quote = (value: unknown) => JSON.stringify(value) ?? '';

/** A readable description of a schema's type, and the names of the shared definitions in it. */
function describeContractType(
  schema: JsonSchema,
  defs: Record<string, JsonSchema>,
): [string, string[]] {
  const name = schema.$ref?.split('/').at(-1);
  if (name) return [defs[name]?.title ?? name, [name]];
  if (schema.const !== undefined) return [quote(schema.const), []];
  if (schema.type === 'array') {
    const [inner, uses] = schema.items ? describeContractType(schema.items, defs) : ['any', []];
    return [`list of ${inner}`, uses];
  }
  if (schema.oneOf) {
    const members = schema.oneOf.map((member) => describeContractType(member, defs));
    return [members.map(([text]) => text).join(' or '), members.flatMap(([, uses]) => uses)];
  }
  if (schema.enum) return ['string (enum)', []];
  return [[schema.type ?? 'any'].flat().join(' or '), []];
}

/** A schema's limits as sentences with a leading space; empty if it has none. */
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

/** The fields of an object schema, in declaration order. */
function listContractFields(
  schema: JsonSchema,
  defs: Record<string, JsonSchema>,
  since = contractVersion,
): ContractField[] {
  return Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const [type, uses] = describeContractType(field, defs);
    const definition = field.$ref ? defs[field.$ref.split('/').at(-1) ?? ''] : undefined;
    const fieldSince = field['x-since'] ?? since;
    return {
      name,
      type,
      uses,
      required: schema.required?.includes(name) ?? false,
      ...(field.default !== undefined && { default: quote(field.default) }),
      description: `${field.description ?? ''}${describeBounds(field)}`,
      values: field.enum ?? definition?.enum ?? [],
      since: fieldSince,
      fields: listContractFields(field.items ?? field, defs, fieldSince),
    };
  });
}

const getContractSchema = cached(['content/elements'], () => bundleContract(getContract()));

/** An element or a shared definition of the contract, with its fields. Throws if there is no such definition. */
export function getDefinition(name: string): {
  name: string;
  title: string;
  description: string;
  fields: ContractField[];
  /** The members of a union. */
  variants: Array<{ name?: string; title: string }>;
  values: string[];
} {
  const { $defs } = getContractSchema();
  const schema = $defs[name];
  if (!schema) throw new Error(`The contract has no definition named "${name}"`);
  const variants = (schema.oneOf ?? []).map((member) => {
    const [title, [used]] = describeContractType(member, $defs);
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

/** The fields that elements share, without duplicates. */
export function listSharedFields(): ContractField[] {
  const shared = getContract().elements.flatMap(({ name }) => splitFields(name).shared);
  return [...new Map(shared.map((field) => [field.name, field])).values()];
}

/** An element's own fields, and the fields that it shares with other elements. */
export function splitFields(name: string): { own: ContractField[]; shared: ContractField[] } {
  const { schema } = getElementDefinition(name);
  const isOwn = ({ name: field }: ContractField) => Object.hasOwn(schema.properties, field);
  const { fields } = getDefinition(name);
  return { own: fields.filter(isOwn), shared: fields.filter((field) => !isOwn(field)) };
}
