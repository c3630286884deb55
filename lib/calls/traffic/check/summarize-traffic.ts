import type { SchemaObject } from '../../../api/description/openapi-objects';
import type { Operation } from '../../../api/description/operation-groups';
import { listProperties, refName, resolveSchema } from '../../../api/description/resolve-schema';
import { listValueTexts } from '../../../api/description/schema-types';
import { compareEffects, type Effect } from '../../../api/diff/effects';
import type { ReportedGroup } from '../../../api/releases/change-report';
import { isRecord } from '../../../kit/json/is-record';
import { operationPath, schemaPath } from '../../../site/page-paths';
import type { CheckedCall } from './check-calls';
import { findDocumentedResponse } from './check-response';
import { findJsonMedia } from './inspect-recorded-body';
import { isWebhook, type TrafficDescription } from './traffic-description';
import type { FindingLevel, TrafficRuleId } from './traffic-finding';

/** Calls and findings of one operation. */
export type OperationTraffic = {
  operationId: string;
  href: string;
  calls: number;
  /** The number of calls by status; `none` for those without a response. */
  statuses: Record<string, number>;
  /** The number of findings by level. */
  findings: Record<FindingLevel, number>;
  /** Documented statuses that the client has not met. */
  unmetStatuses: string[];
};

/** An enumeration of which the responses had some values. */
export type EnumerationTraffic = { name: string; href: string; met: string[]; unmet: string[] };

/** A change of the next release that concerns the calls. */
export type UpcomingChange = { title: string; effect: Effect; operations: string[]; href?: string };

/** What many calls have in common. */
export type TrafficSummary = {
  calls: number;
  /** Calls that are none of the API. */
  otherCalls: number;
  /** By the number of calls. */
  operations: OperationTraffic[];
  /** By the number of calls that have them. */
  findings: Array<{ ruleId: TrafficRuleId; level: FindingLevel; calls: number }>;
  /** Ids of operations without a call. */
  unusedOperations: string[];
  enumerations: EnumerationTraffic[];
  changes: UpcomingChange[];
};

const increment = (counts: Record<string, number>, key: string): void => {
  counts[key] = (counts[key] ?? 0) + 1;
};

/** The values of closed enumerations in a response, by the name of the schema. */
type MetValues = Map<string, Set<string>>;

function collectValues(
  value: unknown,
  schema: SchemaObject,
  description: TrafficDescription,
  met: MetValues,
): void {
  if (Array.isArray(value)) {
    const { items } = resolveSchema(schema, description);
    for (const item of items ? value : []) collectValues(item, items ?? {}, description, met);
  } else if (isRecord(value)) {
    for (const property of listProperties(schema, description)) {
      if (value[property.name] !== undefined)
        collectValues(value[property.name], property.schema, description, met);
    }
  } else if (typeof value === 'string') {
    const name = refName(schema);
    const isEnumeration = listValueTexts(resolveSchema(schema, description)) !== undefined;
    if (name !== undefined && isEnumeration) met.set(name, (met.get(name) ?? new Set()).add(value));
  }
}

function collectNames(value: unknown, names: Set<string>): void {
  if (Array.isArray(value)) for (const item of value) collectNames(item, names);
  if (!isRecord(value)) return;
  for (const [name, inner] of Object.entries(value)) {
    names.add(name);
    collectNames(inner, names);
  }
}

/** The name of the parameter or field that a change is about; undefined if it is about the subject itself. */
const changedName = (location: string): string | undefined =>
  location.split(/[.[\]]+/).findLast((part) => part !== '');

function listChanges(
  groups: readonly ReportedGroup[],
  used: ReadonlySet<string>,
  names: ReadonlySet<string>,
): UpcomingChange[] {
  return groups
    .flatMap(({ operations, changes }) => {
      const affected = operations.filter((id) => used.has(id));
      return affected.length === 0 ? [] : changes.map((change) => ({ ...change, affected }));
    })
    .filter(({ effect, location }) => {
      const name = changedName(location);
      return effect !== 'text' && (name === undefined || names.has(name));
    })
    .map(({ title, effect, path, affected }) => ({
      title,
      effect,
      operations: affected,
      ...(path !== undefined && { href: path }),
    }))
    .sort(compareEffects);
}

/** Collects what calls have in common. */
export type TrafficCollector = {
  add: (call: CheckedCall) => void;
  summarize: () => TrafficSummary;
};

/**
 * Creates a collector, to which calls are added one after the other, so that those of a large file need not be kept.
 * @param unreleased the changes since the latest release
 */
export function createTrafficCollector(
  description: TrafficDescription,
  unreleased: readonly ReportedGroup[] = [],
): TrafficCollector {
  const traffic = new Map<string, OperationTraffic>();
  const rules = new Map<string, TrafficSummary['findings'][number]>();
  const met: MetValues = new Map();
  const names = new Set<string>();
  let calls = 0;
  let otherCalls = 0;

  const addOperation = ({ id }: Operation): OperationTraffic => {
    const known = traffic.get(id);
    if (known) return known;
    const findings = { error: 0, warning: 0, note: 0 };
    const entry = {
      operationId: id,
      href: operationPath(id),
      calls: 0,
      statuses: {},
      findings,
      unmetStatuses: [],
    };
    traffic.set(id, entry);
    return entry;
  };

  const add = ({ call, match, findings, requestBody, responseBody }: CheckedCall): void => {
    calls += 1;
    for (const ruleId of new Set(findings.map((finding) => finding.ruleId))) {
      const level = findings.find((finding) => finding.ruleId === ruleId)?.level ?? 'note';
      const entry = rules.get(ruleId) ?? { ruleId, level, calls: 0 };
      entry.calls += 1;
      rules.set(ruleId, entry);
    }
    if (!match) {
      otherCalls += 1;
      return;
    }
    const { operation, url } = match;
    const entry = addOperation(operation);
    const { status } = call.response ?? {};
    entry.calls += 1;
    increment(entry.statuses, status ? String(status) : 'none');
    for (const { level } of findings) entry.findings[level] += 1;
    for (const [name] of url.query) names.add(name);
    collectNames(requestBody, names);
    collectNames(responseBody, names);
    const response = status ? findDocumentedResponse(operation, status) : undefined;
    const media = findJsonMedia(response?.content);
    if (media) collectValues(responseBody, media.schema, description, met);
  };

  const summarize = (): TrafficSummary => ({
    calls,
    otherCalls,
    operations: [...traffic.values()]
      .map((entry) => {
        const operation = description.operations.find(({ id }) => id === entry.operationId);
        const documented = Object.keys(operation?.source.responses ?? {});
        return { ...entry, unmetStatuses: documented.filter((status) => !entry.statuses[status]) };
      })
      .sort((one, other) => other.calls - one.calls),
    findings: [...rules.values()].sort((one, other) => other.calls - one.calls),
    unusedOperations: description.operations
      .filter((operation) => !isWebhook(operation) && !traffic.has(operation.id))
      .map(({ id }) => id),
    enumerations: [...met].map(([name, values]) => {
      const documented = listValueTexts(description.components.schemas[name] ?? {}) ?? [];
      return {
        name,
        href: schemaPath(name),
        met: documented.filter((value) => values.has(value)),
        unmet: documented.filter((value) => !values.has(value)),
      };
    }),
    changes: listChanges(unreleased, new Set(traffic.keys()), names),
  });
  return { add, summarize };
}
