import type { RecordChange } from '../record-store';
import type { TableName } from '../sandbox-data';

/** Tables that are the sandbox's own, or whose ids are access tokens. */
const omittedTables: ReadonlySet<TableName> = new Set([
  'calls',
  'settings',
  'sessions',
  'webHooks',
]);

/** A header has to be short. */
const maxChanges = 20;

/** The statuses before and after a change of an appointment: ` from REQUESTED to ALTERNATIVE_OFFERED`. */
function describeTransition(record: NonNullable<RecordChange['record']>): string {
  if (!('pastRevisions' in record)) return '';
  const before = record.pastRevisions?.at(-1)?.status;
  return before === undefined || before === record.status
    ? ''
    : ` from ${before} to ${record.status}`;
}

function describeChange({ table, id, record, isNew }: RecordChange): string {
  const verb = !record ? 'removed' : isNew ? 'added' : `updated${describeTransition(record)}`;
  return `${table} ${encodeURIComponent(id)} ${verb}`;
}

/** Describes changes of records for a header; empty if a reader would not call any of them a change. */
export function summarizeChanges(changes: readonly RecordChange[]): string {
  const described = changes.filter(({ table }) => !omittedTables.has(table)).map(describeChange);
  const more = described.length - maxChanges;
  return [...described.slice(0, maxChanges), ...(more > 0 ? [`${more} more`] : [])].join(', ');
}
