import type { ApiChange, ChangeSubject, Direction } from './api-change';
import { compareOperations, compareResponse } from './compare-operations';
import { compareSchemas } from './compare-schemas';
import { type Comparison, compareOthers, compareTexts, report } from './comparison';
import {
  type ComparedDescription,
  type LocatedOperation,
  listLocatedOperations,
} from './description';
import { compareEffects, type Effect } from './effects';
import { findUsages, mergeUsages, type Usage } from './usages';

/** Subject of a difference between two versions of a description. */
export type ChangeGroup = {
  subject: ChangeSubject;
  /** The title of the subject: the summary of an operation, or the name of a schema. */
  title: string;
  /** The ids of the operations and webhooks that use the subject. */
  operations: string[];
  /** The most severe first. */
  changes: ApiChange[];
};

type Pair = [a: LocatedOperation | undefined, b: LocatedOperation | undefined];

/** Pairs the operations of two versions: by id, or else by method and path. */
function pairOperations(old: ComparedDescription, current: ComparedDescription): Pair[] {
  const before = listLocatedOperations(old);
  const after = listLocatedOperations(current);
  const paired = new Set<LocatedOperation>();
  const oldIds = new Set(before.map(({ id }) => id));
  const newIds = new Set(after.map(({ id }) => id));
  const pairs = after.map((b): Pair => {
    const a =
      before.find(({ id, type }) => id === b.id && type === b.type) ??
      (oldIds.has(b.id)
        ? undefined
        : before.find(
            ({ id, type, address }) => type === b.type && address === b.address && !newIds.has(id),
          ));
    if (a) paired.add(a);
    return [a, b];
  });
  return [...pairs, ...before.filter((a) => !paired.has(a)).map((a): Pair => [a, undefined])];
}

const directionOf = ({ type }: LocatedOperation): ReadonlySet<Direction> =>
  new Set([type === 'webhook' ? 'received' : 'sent']);

type Start = Pick<Comparison, 'old' | 'new'>;

const compare = (
  start: Start,
  subject: ChangeSubject,
  directions: ReadonlySet<Direction>,
  run: (comparison: Comparison) => void,
): ApiChange[] => {
  const changes: ApiChange[] = [];
  run({ ...start, subject, directions, visited: new Set(), changes });
  return changes.sort(compareEffects);
};

function compareAllOperations(start: Start): ChangeGroup[] {
  return pairOperations(start.old, start.new).flatMap(([a, b]): ChangeGroup[] => {
    const shown = b ?? a;
    if (!shown) return [];
    const { type, id } = shown;
    const changes = compare(start, { type, name: id }, directionOf(shown), (to) => {
      if (a && b) compareOperations(a, b, to);
      else report(to, `${type}-${b ? 'added' : 'removed'}`, '');
    });
    return [
      { subject: { type, name: id }, title: shown.operation.summary, operations: [id], changes },
    ];
  });
}

/** Compares the parts that operations share. */
function compareShared<Part>(
  start: Start,
  type: 'schema' | 'response',
  usages: ReadonlyMap<string, Usage>,
  [before, after]: [Record<string, Part>, Record<string, Part>],
  run: (a: Part | undefined, b: Part | undefined, to: Comparison) => void,
): ChangeGroup[] {
  return [...new Set([...Object.keys(after), ...Object.keys(before)])].map((name): ChangeGroup => {
    const usage = usages.get(`#/components/${type}s/${encodeURIComponent(name)}`);
    const changes = compare(start, { type, name }, usage?.directions ?? new Set(), (to) =>
      run(before[name], after[name], to),
    );
    return {
      subject: { type, name },
      title: name,
      operations: [...(usage?.operations ?? [])],
      changes,
    };
  });
}

/** The most severe effect of a group. */
const worstOf = ({ changes: [first] }: ChangeGroup): { effect: Effect } => ({
  effect: first?.effect ?? 'text',
});

/** The keys of a description that are compared on their own. */
const comparedKeys = new Set([
  ...['openapi', 'info', 'tags', 'security', 'paths', 'webhooks', 'components'],
]);

function compareApi(start: Start): ChangeGroup {
  const subject = { type: 'api', name: '' } as const;
  const changes = compare(start, subject, new Set(), (to) => {
    const { version: _old, ...before } = start.old.info;
    const { version: _new, ...after } = start.new.info;
    compareTexts(Object.keys({ ...before, ...after }), before, after, '', to);
    compareTexts(['tags'], start.old, start.new, '', to);
    const [oldComponents, newComponents] = [start.old.components, start.new.components];
    const compared = new Set(['schemas', 'responses', 'parameters', 'requestBodies']);
    compareOthers(compared, oldComponents, newComponents, '', to);
    compareOthers(comparedKeys, start.old, start.new, '', to);
  });
  return { subject, title: 'The whole API', operations: [], changes };
}

/**
 * Compares two versions of a description. A shared schema is compared once, not once for each use. Examples, servers, and
 * what only the portal's pages need are not compared.
 * @returns the changes by what they are about, the groups with the most severe first
 */
export function compareDescriptions(
  old: ComparedDescription,
  current: ComparedDescription,
): ChangeGroup[] {
  const start = { old, new: current };
  const usages = mergeUsages(findUsages(old), findUsages(current));
  return [
    compareApi(start),
    ...compareAllOperations(start),
    ...compareShared(
      start,
      'response',
      usages,
      [old.components.responses, current.components.responses],
      (a, b, to) => {
        // One that only one version has is compared where it is used.
        if (a && b) compareResponse(a, b, '', to);
      },
    ),
    ...compareShared(
      start,
      'schema',
      usages,
      [old.components.schemas, current.components.schemas],
      (a, b, to) => {
        if (a && b) compareSchemas(a, b, '', to);
        else report(to, b ? 'schema-added' : 'schema-removed', '');
      },
    ),
  ]
    .filter(({ changes }) => changes.length > 0)
    .sort((a, b) => compareEffects(worstOf(a), worstOf(b)));
}
