import { cached } from '../kit/files/cached';
import { bundleContract, contractVersion } from './bundle-contract';
import type { JsonSchema } from './definition-schema';
import { getContract, getElementDefinition } from './load-contract';

/** Constraint of a value besides its type: `at most 5 entries`, or `pattern` with code. */
export type ContractConstraint = { text: string; code?: string };

/** A field of an element or a shared definition, prepared for display in a table. */
export type ContractField = {
  name: string;
  /** A readable description of the type; the title if it is a shared definition. */
  type: string;
  /** The names of the shared definitions that the type refers to. */
  uses: string[];
  required: boolean;
  constraints: ContractConstraint[];
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
  if (typeof schema.additionalProperties === 'object') {
    const [value, uses] = describeContractType(schema.additionalProperties, defs);
    return [`map of ${value}`, uses];
  }
  return [[schema.type ?? 'any'].flat().join(' or '), []];
}

/** Formats a range of numbers, or of a count of something. */
function formatRange(
  low: number | undefined,
  high: number | undefined,
  unit?: { one: string; many: string },
): ContractConstraint[] {
  const withUnit = (text: string, count: number) =>
    unit ? `${text} ${count === 1 ? unit.one : unit.many}` : text;
  if (low !== undefined && high !== undefined) {
    const text = low === high ? `exactly ${low}` : `${low} to ${high}`;
    return [{ text: withUnit(text, high) }];
  }
  if (high !== undefined) return [{ text: withUnit(`at most ${high}`, high) }];
  return low === undefined ? [] : [{ text: withUnit(`at least ${low}`, low) }];
}

/** Constraints of a schema, apart from its type. A shared definition has its own where it is described. */
function listConstraints(schema: JsonSchema): ContractConstraint[] {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems, pattern } = schema;
  const ofEntries = schema.items ? listConstraints(schema.items) : [];
  return [
    ...formatRange(minimum, maximum),
    ...formatRange(minLength, maxLength, { one: 'character', many: 'characters' }),
    ...formatRange(minItems, maxItems, { one: 'entry', many: 'entries' }),
    ...(schema.uniqueItems ? [{ text: 'no entry twice' }] : []),
    ...(pattern === undefined ? [] : [{ text: 'pattern', code: pattern }]),
    ...ofEntries.map(({ text, ...code }) => ({ text: `each entry: ${text}`, ...code })),
    ...(schema.oneOf ?? []).flatMap(listConstraints),
  ];
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
      constraints: listConstraints(field),
      ...(field.default !== undefined && { default: quote(field.default) }),
      description: field.description ?? '',
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
  /** The type if it has no variants. */
  type: string;
  constraints: ContractConstraint[];
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
    type: describeContractType(schema, $defs)[0],
    constraints: listConstraints(schema),
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
