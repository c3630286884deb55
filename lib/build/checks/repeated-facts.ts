import { listDocumentedValues } from '../../api/description/documented-values';
import type { OpenApiDocument } from '../../api/description/openapi-document';
import type { SchemaObject } from '../../api/description/openapi-objects';
import { listOperations } from '../../api/description/operations';
import { resolveSchema } from '../../api/description/resolve-schema';
import type { FindingAt } from '../../kit/diagnostics/diagnostic';
import { getSystemParameters, referencePaths } from '../../site/reference/reference-data';

/** What the source of a name says about it: about a system parameter, a field, a schema, or an operation. */
export type Fact = {
  /** Default, range, example, and the numbers of rules. */
  numbers: readonly number[];
  unit?: string | undefined;
  /** The number of values of its enumeration. */
  size?: number | undefined;
  /** Whether what it does is a reading of its name. */
  isReading?: boolean | undefined;
  source: string;
};

export type Facts = ReadonlyMap<string, Fact>;

const units = ['seconds', 'minutes', 'hours', 'days', 'meters', 'kilometers', 'characters'];
const secondsOf: Readonly<Record<string, number>> = {
  seconds: 1,
  minutes: 60,
  hours: 3600,
  days: 86_400,
};
const words =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen'.split(
    ' ',
  );

const parseNumber = (text: string): number => {
  const word = words.indexOf(text.toLowerCase());
  return word < 0 ? Number(text.replaceAll(',', '')) : word;
};

const listNumbers = (text: string): number[] =>
  [...text.matchAll(/(?<![\w.])-?\d[\d,]*(?![\w.]*[a-z])/g)].map(([found]) => parseNumber(found));

/** The facts of a field, or of a schema itself. */
function describeSchema(schema: SchemaObject, document: OpenApiDocument): Omit<Fact, 'source'> {
  const resolved = resolveSchema(schema, document);
  const {
    description = '',
    default: initial,
    minimum,
    maximum,
    'x-rules': rules = [],
  } = {
    ...resolved,
    ...schema,
  };
  const texts = [description, ...rules.map(({ rule }) => rule)].join(' ');
  const [, unit] = new RegExp(`(?:\\bin|\\d) (${units.join('|')})\\b`).exec(texts) ?? [];
  return {
    numbers: [initial, minimum, maximum, ...rules.flatMap(({ rule }) => listNumbers(rule))].filter(
      (value) => typeof value === 'number',
    ),
    unit,
    size: listDocumentedValues(resolved).length || undefined,
  };
}

/** Two things can have one name: what differs between them is not compared. */
const mergeFacts = (a: Fact, b: Fact): Fact => ({
  ...a,
  numbers: [...a.numbers, ...b.numbers],
  unit: a.unit === b.unit ? a.unit : undefined,
  size: a.size === b.size ? a.size : undefined,
});

/** Lists what the API's description and the list of system parameters say, by name. */
export function listFacts(document: OpenApiDocument): Facts {
  const facts = new Map<string, Fact>();
  const add = (name: string, fact: Fact) => {
    const other = facts.get(name);
    facts.set(name, other ? mergeFacts(other, fact) : fact);
  };
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    const source = `the schema ${name}`;
    add(name, { ...describeSchema(schema, document), source });
    for (const part of [schema, ...(schema.allOf ?? [])])
      for (const [field, property] of Object.entries(part.properties ?? {}))
        if (name !== 'SystemParameters')
          add(field, { ...describeSchema(property, document), source });
  }
  for (const { id, source } of listOperations(document)) {
    const numbers = (source['x-rules'] ?? []).flatMap(({ rule }) => listNumbers(rule));
    add(id, { numbers, source: `the operation ${id}` });
  }
  for (const { parameters } of getSystemParameters().groups)
    for (const { name, unit, example, values, documented } of parameters)
      facts.set(name, {
        numbers: example === undefined ? [] : [example],
        unit,
        isReading: !values && !documented,
        source: referencePaths.systemParameters,
      });
  return facts;
}

/** Names in code, in links, and as the id of a component. */
const namePattern = /(?:`|\[|\bid=")(\w+)(?=[`\]":.=])/g;

/** Texts that say how they know it. An interpretation of a workflow is a clause: "That an offer expires …". */
const readingPattern = /^That\b|\bnames?\b|\binterpret|\breading|\bnot documented/i;

const unitPattern = `(${units.join('|')})\\b`;
const quantityPattern = new RegExp(
  `(?<![\\w.-])(\\d[\\d,]*)\\s+${unitPattern}|(?:\\bin ${unitPattern}|\\| ${unitPattern}(?=[,:]| since| \\|))`,
  'gi',
);
const examplePattern =
  /(?<![\w.-])\d[\d,]*(?= in the (?:documented )?example)|(?<=\(example |example value is )\d[\d,]*/g;

/** Numbers without a unit that are large enough to be a limit. */
const limitPattern = new RegExp(`(?<![\\w.#/-])\\d{3,}(?![\\w/-]|\\.\\d|\\s+${unitPattern})`, 'g');
const countPattern = `(${words.join('|')}|\\d+)`;
const countAfter = new RegExp(`^\\W*has ${countPattern} values\\b`, 'i');
const countBefore = new RegExp(`\\b${countPattern} (?:documented )?values of (?:the )?$`, 'i');

/** What is between the names of a list: what follows the list is about each of them. */
const separatorPattern = /^(?:[\s`"'/<>,&]|and|or|Operation|id=)*$/;

/** Whether a number with its unit is what a fact says, also in a larger unit of time. */
function isQuantity({ numbers, unit = '' }: Fact, value: number, found: string): boolean {
  if (found === unit) return numbers.length === 0 || numbers.includes(value);
  const [a, b] = [secondsOf[found], secondsOf[unit]];
  return !!a && !!b && numbers.some((number) => number * b === value * a);
}

/** Lists what the text around a name says differently from its fact. */
function listDifferences(fact: Fact, before: string, after: string): string[] {
  const { numbers, unit, size, isReading } = fact;
  const isParameter = isReading !== undefined;
  const isWrong = ([found]: RegExpMatchArray) => !numbers.includes(parseNumber(found));
  const hasLimit = unit === undefined && numbers.some((number) => number >= 100);
  const [, count] = countAfter.exec(after) ?? countBefore.exec(before) ?? [];
  return [
    ...[...after.matchAll(quantityPattern)].filter(([, value, found = '', inText, inCell]) => {
      const only = inText ?? inCell;
      if (unit === undefined) return false;
      return only
        ? only.toLowerCase() !== unit
        : !isQuantity(fact, parseNumber(value ?? ''), found.toLowerCase());
    }),
    ...(isParameter ? [...after.matchAll(examplePattern)].filter(isWrong) : []),
    ...(hasLimit ? [...after.matchAll(limitPattern)].filter(isWrong) : []),
    ...(count && size && parseNumber(count) !== size ? [[`${count} values`]] : []),
  ].map(([found = '']) => found);
}

function describeFact({ numbers, unit, size }: Fact): string {
  const quantity = [numbers.join(' or '), unit].filter(Boolean).join(' ');
  return quantity || `${size} values`;
}

/**
 * Finds what a text repeats of the source of a name, and says differently: a number, a unit, or the number of values.
 * Also finds a system parameter whose effect it states without saying that this is a reading of its name.
 * @param context what is read together with the text, such as the header of a table
 */
export function findContradictions(text: string, facts: Facts, context = ''): FindingAt<number>[] {
  const names = [...text.matchAll(namePattern)].flatMap(({ 0: found, 1: name = '', index }) => {
    const fact = facts.get(name);
    return fact ? [{ name, fact, at: index, end: index + found.length }] : [];
  });
  const isLabeled = readingPattern.test(context) || readingPattern.test(text);
  return names.flatMap(({ name, fact, at, end }, index): FindingAt<number>[] => {
    const message = `${name} differs from ${fact.source}`;
    const expected = describeFact(fact);
    const later = names.slice(index);
    const last = later.findIndex(
      (item, place) => !separatorPattern.test(text.slice(item.end, later[place + 1]?.at)),
    );
    const after = text.slice(later[last]?.end ?? end, later[last + 1]?.at);
    const differences = listDifferences(fact, text.slice(0, at), after).map((found) => ({
      at,
      message,
      found,
      expected,
    }));
    if (!fact.isReading || isLabeled) return differences;
    const unlabeled = {
      at,
      message: 'What a system parameter does is only known from its name',
      found: name,
      expected: '"By its name, …", or a link to what is not documented',
    };
    return [...differences, unlabeled];
  });
}
