import { isRecord } from '../../kit/json/is-record';
import {
  type ApiChange,
  type ChangeDetails,
  type ChangeSubject,
  createChange,
  type Direction,
} from './api-change';
import type { ChangeKind } from './change-kinds';
import type { ComparedDescription } from './description';
import { isEqual, toSortedJson } from './json';

/** What the comparison of a part needs to know, and where it reports changes. */
export type Comparison = {
  old: ComparedDescription;
  new: ComparedDescription;
  subject: ChangeSubject;
  directions: ReadonlySet<Direction>;
  /** The pairs of named schemas that are being compared, because schemas can contain themselves. */
  visited: ReadonlySet<string>;
  changes: ApiChange[];
};

/** Adds a change, once. */
export function addChange({ changes }: Comparison, change: ApiChange): void {
  if (!changes.some(({ id }) => id === change.id)) changes.push(change);
}

/** Reports a change. */
export function report(
  to: Comparison,
  kind: ChangeKind,
  location: string,
  details?: ChangeDetails,
): void {
  addChange(to, createChange(kind, to.subject, location, to.directions, details));
}

/** A value in a title: `nothing`, `object` or the value itself. A backtick in it would end the code. */
export function formatValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = (typeof value === 'string' ? value : toSortedJson(value)).replaceAll('`', "'");
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

export const quote = (value: unknown): string =>
  value === undefined ? 'nothing' : `\`${formatValue(value)}\``;

type Annotated = { [keyword: string]: unknown };

const readList = (value: unknown): string[] | undefined =>
  Array.isArray(value) ? value.map(String) : undefined;

/** Compares who can see or call something. Without `x-visible-to`, everybody can. */
function compareViewers(a: Annotated, b: Annotated, location: string, to: Comparison): void {
  const [before, after] = [readList(a['x-visible-to']), readList(b['x-visible-to'])];
  if (isEqual(before && [...before].sort(), after && [...after].sort())) return;
  const lost = after && (!before || before.some((viewer) => !after.includes(viewer)));
  report(to, lost ? 'visibility-narrowed' : 'visibility-widened', location);
}

const readRules = (value: unknown): Map<string, Annotated> =>
  new Map(
    (Array.isArray(value) ? value : [])
      .filter(isRecord)
      .map(({ title, ...rule }) => [String(title), rule]),
  );

const readText = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** A rule without the label of an interpretation, which changes nothing about what is possible. */
const withoutLabel = (rule: Annotated | undefined): Annotated | undefined =>
  rule && {
    ...rule,
    rule: readText(rule.rule)
      ?.replace(/^By its name, /, '')
      .replace(/^./, (letter) => letter.toLowerCase()),
  };

function compareRules(a: Annotated, b: Annotated, location: string, to: Comparison): void {
  const [rulesBefore, rulesAfter] = [readRules(a['x-rules']), readRules(b['x-rules'])];
  for (const name of new Set([...rulesAfter.keys(), ...rulesBefore.keys()])) {
    const [old, current] = [rulesBefore.get(name), rulesAfter.get(name)];
    if (isEqual(old, current)) continue;
    const [before, after] = [readText(old?.rule), readText(current?.rule)];
    if (isEqual(withoutLabel(old), withoutLabel(current))) {
      report(to, 'text-changed', location, { name, before, after });
      continue;
    }
    const kind = !old ? 'rule-added' : current ? 'rule-changed' : 'rule-removed';
    report(to, kind, location, { name, ...(before !== after && { before, after }) });
  }
}

/** Compares texts, each with its name: `description`. */
export function compareTexts(
  names: readonly string[],
  a: Annotated,
  b: Annotated,
  location: string,
  to: Comparison,
): void {
  for (const name of names) {
    if (isEqual(a[name], b[name])) continue;
    const [before, after] = [readText(a[name]), readText(b[name])];
    report(to, 'text-changed', location, { name, before, after });
  }
}

/** Reports keywords with different values that nothing else compares, so that no change is lost. */
export function compareOthers(
  known: ReadonlySet<string>,
  a: Annotated,
  b: Annotated,
  location: string,
  to: Comparison,
): void {
  for (const name of new Set([...Object.keys(a), ...Object.keys(b)])) {
    if (known.has(name) || isEqual(a[name], b[name])) continue;
    report(to, 'keyword-changed', location, { name, from: quote(a[name]), to: quote(b[name]) });
  }
}

/** What operations, parameters, responses and schemas have in common. */
export const annotations = [
  ...['description', 'title', 'summary', 'x-enum-descriptions', 'x-enum-interpretations'],
  ...['x-visible-to', 'x-rules', 'deprecated', 'tags', 'externalDocs'],
] as const;

const texts = annotations.filter(
  (name) => !['x-visible-to', 'x-rules', 'deprecated'].includes(name),
);

/** Compares the texts, the rules, the viewers and the deprecation of two parts. */
export function compareAnnotations(
  a: Annotated,
  b: Annotated,
  location: string,
  to: Comparison,
): void {
  compareViewers(a, b, location, to);
  compareRules(a, b, location, to);
  compareTexts(texts, a, b, location, to);
  if ((a.deprecated === true) === (b.deprecated === true)) return;
  const what = location === '' && to.subject.type === 'operation' ? 'operation' : 'value';
  report(to, b.deprecated === true ? `${what}-deprecated` : `${what}-undeprecated`, location);
}
