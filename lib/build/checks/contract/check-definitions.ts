import { collectSharedParts, contractVersion } from '../../../elements/bundle-contract';
import type { ElementDefinition, JsonSchema } from '../../../elements/definition-schema';
import { readContractFiles } from '../../../elements/load-contract';
import {
  type Diagnostic,
  describeValue,
  type FindingAt,
} from '../../../kit/diagnostics/diagnostic';
import { locateInYaml } from '../../../kit/diagnostics/parse-yaml';
import { describeNames } from '../../../kit/diagnostics/suggest-name';
import { joinPointer, parsePointer } from '../../../kit/json/json-pointer';
import { checkDefinitionSchema, listSubschemas } from './check-definition-schema';

const folder = 'content/elements/shared';

/** The definitions and shared fields that the generators and the renderer read by name. */
const requiredDefinitions = ['screen', 'override', 'customElement', 'action'];
const requiredParts = ['common', 'control', 'input'];

/** Whether a version is newer than the published one: versions differ in the number after the dot. */
const isNewer = (version: string) =>
  Number(version.split('.')[1]) > Number(contractVersion.split('.')[1]);

/** Checks what the schema of an element's file cannot express. */
function checkElement(
  { name, since, schema, examples }: ElementDefinition,
  fileName: string,
): FindingAt<string>[] {
  const findings: FindingAt<string>[] = [];
  const report = (at: string, message: string, found: unknown, expected: string) =>
    findings.push({ at, message, found: describeValue(found), expected });
  const type = schema.properties.type?.const;
  const typePointer = '/schema/properties/type/const';
  if (name !== fileName) {
    report('/name', 'The name differs from the name of the file', name, fileName);
  }
  if (type !== fileName) report(typePointer, 'The type differs from the name', type, fileName);
  if (isNewer(since)) {
    const expected = `at most ${contractVersion}`;
    report('/since', 'The version is newer than the contract', since, expected);
  }
  const titles = examples.map(({ title }) => title);
  for (const [index, title] of titles.entries()) {
    if (titles.indexOf(title) === index) continue;
    const message = 'Two examples have the same title';
    report(`/examples/${index}/title`, message, title, 'another title');
  }
  return findings;
}

/** Reports required fields that are not among the properties, and properties without a description. */
function checkProperties(schema: JsonSchema, inherited: readonly string[]): FindingAt<string>[] {
  return listSubschemas(schema).flatMap(({ schema: inner, pointer }): FindingAt<string>[] => {
    const { properties, required = [] } = inner;
    if (!properties) return [];
    const names = [...Object.keys(properties), ...inherited];
    const isPart = /\/allOf\/|\/then/.test(pointer);
    return [
      ...required.flatMap((name, index) => {
        if (names.includes(name) || isPart) return [];
        const message = 'A required field that the object does not have';
        const [found, expected] = [describeValue(name), describeNames(name, names)];
        return [{ at: `${pointer}/required/${index}`, message, found, expected }];
      }),
      ...Object.entries(properties).flatMap(([name, property]) => {
        if (property.description || pointer.includes('/if')) return [];
        const at = joinPointer(`${pointer}/properties`, name);
        const message = 'The field has no description';
        return [{ at, message, found: name, expected: 'description' }];
      }),
    ];
  });
}

const locate = (findings: readonly FindingAt<string>[], file: string): Diagnostic[] =>
  locateInYaml(
    file,
    findings.map((finding) => ({ ...finding, at: parsePointer(finding.at) })),
  );

const prefix = (base: string, findings: readonly FindingAt<string>[]) =>
  findings.map((finding) => ({ ...finding, at: base + finding.at }));

/** Checks the definitions of all files, which have the form of the contract's files. */
function checkContractSchemas({
  elements,
  shared,
}: Pick<ReturnType<typeof readContractFiles>, 'elements' | 'shared'>): Diagnostic[] {
  const parts = collectSharedParts(shared.map(({ definitions }) => definitions));
  const owners = new Map(elements.map(({ element, file }) => [element.name, file]));
  const duplicates = shared.flatMap(({ definitions, file }) =>
    Object.keys(definitions.$defs ?? {}).flatMap((name) => {
      const owner = owners.get(name);
      owners.set(name, file);
      if (owner === undefined) return [];
      const expected = 'a name that no other definition and no element has';
      const message = `The definition is also in ${owner}`;
      return locate([{ at: `/$defs/${name}`, message, found: name, expected }], file);
    }),
  );
  // `element` is generated: one of all elements.
  const names = ['element', ...owners.keys()];
  const missing = [
    ...requiredDefinitions.filter((name) => !owners.has(name)).map((name) => `$defs.${name}`),
    ...requiredParts.filter((name) => !Object.hasOwn(parts, name)).map((name) => `parts.${name}`),
  ].map(
    (name): Diagnostic => ({
      severity: 'error',
      file: folder,
      message: 'A definition is missing that the renderer needs',
      found: 'nothing',
      expected: name,
    }),
  );
  return [
    ...missing,
    ...duplicates,
    ...elements.flatMap(({ element, file }) => {
      const inherited = [...element.uses, 'common' as const].flatMap((name) =>
        Object.keys(parts[name]?.properties ?? {}),
      );
      const stem = file.replace(/^.*\/|\.json$/g, '');
      const problems = checkDefinitionSchema(element.schema, names);
      return locate(
        [
          ...checkElement(element, stem),
          ...prefix('/schema', problems),
          ...(problems.length > 0
            ? []
            : prefix('/schema', checkProperties(element.schema, inherited))),
        ],
        file,
      );
    }),
    ...shared.flatMap(({ definitions: { $defs = {}, parts: ownParts = {} }, file }) => {
      const schemas: Array<[string, JsonSchema]> = [
        ...Object.entries($defs).map(([name, schema]): [string, JsonSchema] => [
          joinPointer('/$defs', name),
          schema,
        ]),
        ...Object.entries(ownParts).map(([name, schema]): [string, JsonSchema] => [
          joinPointer('/parts', name),
          schema,
        ]),
      ];
      return locate(
        schemas.flatMap(([base, schema]) => prefix(base, checkDefinitionSchema(schema, names))),
        file,
      );
    }),
  ];
}

/** Checks the schemas that content/elements define. The form of the files must be valid. */
export function checkDefinitions(): Diagnostic[] {
  const { elements, shared } = readContractFiles();
  return checkContractSchemas({ elements, shared });
}
