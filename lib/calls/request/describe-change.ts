import { isRecord } from '../../kit/json/is-record';
import type { TableName } from '../../sandbox/sandbox-data';
import { nextCallsByField, type SuggestedCall } from './next-calls';

/** The tables whose changes the sandbox reports. */
type ReportedTable = Exclude<TableName, 'calls' | 'settings' | 'sessions' | 'webHooks'>;

const nouns: Readonly<Record<ReportedTable, string>> = {
  accounts: 'Account',
  companies: 'Insurance company',
  policies: 'Policy',
  people: 'Person',
  profiles: 'Profile',
  appointments: 'Appointment',
  messages: 'Message',
  promoCodes: 'Promo code',
  overrides: 'Override',
  reviews: 'Review',
  insurerContacts: 'Insurer contact',
  files: 'File',
};

/** The operation that reads a record, and the field that has its id, by table. */
const readOperations: Partial<Record<ReportedTable, { operationId: string; field: string }>> = {
  appointments: { operationId: 'getAppointment', field: 'appointmentId' },
  profiles: { operationId: 'listProfilesByIds', field: 'profileId' },
};

/** A change of a record, as a reader sees it: `Appointment`, `1000001`, `added`. */
export type DescribedChange = {
  noun: string;
  id: string;
  /** `added`, or `updated from REQUESTED to ALTERNATIVE_OFFERED`. */
  verb: string;
  /** The call that reads the record, if there is one. */
  call: SuggestedCall | undefined;
};

const isReported = (table: string): table is ReportedTable => Object.hasOwn(nouns, table);

function decode(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

function findReadCall(table: ReportedTable, value: string): SuggestedCall | undefined {
  const read = readOperations[table];
  if (!read) return undefined;
  const call = nextCallsByField[read.field]?.find(
    ({ operationId }) => operationId === read.operationId,
  );
  return call && { ...call, field: read.field, value };
}

function parseChange(
  change: string,
): { table: ReportedTable; id: string; verb: string } | undefined {
  const [, table = '', id = '', verb = ''] =
    /^(\w+) (\S+) (added|updated(?: from \w+ to \w+)?|removed)$/.exec(change) ?? [];
  return isReported(table) ? { table, id: decode(id), verb } : undefined;
}

/** Describes a change as the sandbox reports it, such as `appointments 1000001 added`. Undefined for any other text. */
export function describeChange(change: string): DescribedChange | undefined {
  const parsed = parseChange(change);
  if (!parsed) return undefined;
  const { table, id, verb } = parsed;
  const call = verb === 'removed' ? undefined : findReadCall(table, id);
  return { noun: nouns[table], id, verb, call };
}

/** The path to a record in the list of its table: `["appointments", "1"]`. */
function findRecordPath(
  value: unknown,
  list: string,
  isRecordOf: (item: unknown) => boolean,
): string[] | undefined {
  if (!isRecord(value) && !Array.isArray(value)) return undefined;
  for (const [name, child] of Object.entries(value)) {
    const index = name === list && Array.isArray(child) ? child.findIndex(isRecordOf) : -1;
    const path = index >= 0 ? [String(index)] : findRecordPath(child, list, isRecordOf);
    if (path) return [name, ...path];
  }
  return undefined;
}

/** The field with the id of a record: `promoCodeId` of a promo code. */
const toIdField = (noun: string): string =>
  `${noun.toLowerCase().replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase())}Id`;

/** Finds a record that a request has changed in a response with more, such as the token status. */
export function findChangedPath(value: unknown, changes: readonly string[]): string[] | undefined {
  return changes
    .map((change) => {
      const parsed = parseChange(change);
      if (!parsed) return undefined;
      const field = toIdField(nouns[parsed.table]);
      return findRecordPath(
        value,
        parsed.table,
        (item) => isRecord(item) && String(item[field]) === parsed.id,
      );
    })
    .find((path) => path !== undefined);
}
