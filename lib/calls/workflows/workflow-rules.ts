import type { OpenApiDocument } from '../../api/description/openapi-document';
import type { Rule, SchemaObject } from '../../api/description/openapi-objects';
import { listOperations, type Operation } from '../../api/description/operations';
import { resolveResponse } from '../../api/description/resolve-response';
import { refName } from '../../api/description/resolve-schema';
import { operationPath, schemaPath } from '../../site/page-paths';

/**
 * A rule of the API's description and what has it: an operation, one of its parameters as `operation.parameter`, a
 * schema, or one of its fields as `Schema.field`.
 */
export type OwnedRule = Rule & { owner: string };

type SchemaRules = { own: OwnedRule[]; nested: OwnedRule[] };

const withOwner = (owner: string, rules: readonly Rule[] = []): OwnedRule[] =>
  rules.map((rule) => ({ ...rule, owner }));

/** Identifies a rule. The titles alone are not unique. */
export const getRuleId = ({ owner, title }: OwnedRule): string => `${owner}/${title}`;

/** The schemas that a schema consists of, and those of its items: an object that is sent has the rules of all. */
function collectRules(schema: SchemaObject, { components }: OpenApiDocument): SchemaRules {
  const own: OwnedRule[] = [];
  const nested: OwnedRule[] = [];
  const visited = new Set<string>();
  const visit = (current: SchemaObject, owner: string, isTop: boolean): void => {
    const name = refName(current);
    const target = name === undefined ? undefined : components.schemas[name];
    if (name !== undefined && target) {
      const key = `${name} ${isTop}`;
      if (visited.has(key)) return;
      visited.add(key);
      (isTop ? own : nested).push(...withOwner(name, target['x-rules']));
      visit({ ...target, 'x-rules': undefined }, name, isTop);
      return;
    }
    for (const part of current.allOf ?? []) visit(part, owner, isTop);
    if (current.items) visit(current.items, owner, isTop);
    for (const [field, property] of Object.entries(current.properties ?? {})) {
      nested.push(...withOwner(`${owner}.${field}`, property['x-rules']));
      visit({ ...property, 'x-rules': undefined }, `${owner}.${field}`, false);
    }
    if (typeof current.additionalProperties === 'object') {
      visit(current.additionalProperties, owner, false);
    }
  };
  visit(schema, '', true);
  return { own, nested };
}

/** The rules of an operation and its parameters. */
const listDirectRules = ({ id, source }: Operation): OwnedRule[] => [
  ...withOwner(id, source['x-rules']),
  ...source.parameters.flatMap((parameter) =>
    withOwner(`${id}.${parameter.name}`, [
      ...(parameter['x-rules'] ?? []),
      ...(parameter.schema['x-rules'] ?? []),
    ]),
  ),
];

const toUnique = (rules: readonly OwnedRule[]): OwnedRule[] => [
  ...new Map(rules.map((rule) => [getRuleId(rule), rule])).values(),
];

/**
 * The rules that a call of an operation can show, from the closest to the farthest: those of the operation and of what
 * it sends and returns as a whole, those of its parameters and of the fields that it sends, and those of the fields that
 * it returns.
 */
function listRuleTiers(operation: Operation, document: OpenApiDocument): OwnedRule[][] {
  const { requestBody, responses } = operation.source;
  const direct = listDirectRules(operation);
  const empty: SchemaRules = { own: [], nested: [] };
  const collect = (schema: SchemaObject | undefined) =>
    schema ? collectRules(schema, document) : empty;
  const body = collect(requestBody?.content['application/json']?.schema);
  const success = responses['200'] && resolveResponse(responses['200'], document);
  const response = collect(success?.content?.['application/json']?.schema);
  const isOfOperation = ({ owner }: OwnedRule) => owner === operation.id;
  return [
    toUnique([...direct.filter(isOfOperation), ...body.own, ...response.own]),
    toUnique([...direct.filter((rule) => !isOfOperation(rule)), ...body.nested]),
    toUnique(response.nested),
  ];
}

/** Reference of a step to a rule: its title and, if several have the same title, what has it in parentheses. */
const reference = /^(?<title>.+?)(?: \((?<owner>[\w.-]+)\))?$/;

/** Lists the texts with which a step of an operation can refer to a rule. */
export const listRuleReferences = (operation: Operation, document: OpenApiDocument): string[] =>
  toUnique(listRuleTiers(operation, document).flat()).map(
    ({ title, owner }) => `${title} (${owner})`,
  );

/**
 * The rules to which a step refers. A title alone is that of the operation or of what it sends and returns, which can
 * have the same rule; otherwise that of a field, and then several rules mean that the reference is ambiguous.
 */
export function findRules(
  text: string,
  operation: Operation,
  document: OpenApiDocument,
): { rules: OwnedRule[]; isAmbiguous: boolean } {
  const { title, owner } = reference.exec(text)?.groups ?? {};
  const [whole = [], ...fields] = listRuleTiers(operation, document);
  const isMeant = (rule: OwnedRule) =>
    rule.title === title &&
    (owner === undefined || rule.owner === owner || rule.owner.endsWith(`.${owner}`));
  const ofWhole = whole.filter(isMeant);
  if (ofWhole.length > 0) return { rules: ofWhole, isAmbiguous: false };
  const ofFields = fields.map((tier) => tier.filter(isMeant)).find((tier) => tier.length > 0);
  return { rules: ofFields ?? [], isAmbiguous: (ofFields?.length ?? 0) > 1 };
}

/** Lists every rule of the API's description, except those of webhooks, which a partner receives. */
export function listApiRules(document: OpenApiDocument): OwnedRule[] {
  const ofSchemas = Object.keys(document.components.schemas).flatMap((name) => {
    const { own, nested } = collectRules({ $ref: `#/components/schemas/${name}` }, document);
    return [...own, ...nested];
  });
  return toUnique([...listOperations(document).flatMap(listDirectRules), ...ofSchemas]);
}

/** Place of a rule in the reference: the page of its operation or schema. Names of schemas start with a capital letter. */
export function rulePath({ owner }: Pick<OwnedRule, 'owner'>): string {
  const [name = '', field] = owner.split('.');
  if (!/^[A-Z]/.test(name)) return `${operationPath(name)}#rules`;
  return field === undefined ? `${schemaPath(name)}#rules` : `${schemaPath(name)}#${field}`;
}
