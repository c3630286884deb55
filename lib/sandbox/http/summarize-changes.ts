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

const describeChange = ({ table, id, record, isNew }: RecordChange): string =>
  `${table} ${encodeURIComponent(id)} ${record ? (isNew ? 'added' : 'updated') : 'removed'}`;

/** Describes changes of records for a header; empty if a reader would not call any of them a change. */
export function summarizeChanges(changes: readonly RecordChange[]): string {
  const described = changes.filter(({ table }) => !omittedTables.has(table)).map(describeChange);
  const more = described.length - maxChanges;
  return [...described.slice(0, maxChanges), ...(more > 0 ? [`${more} more`] : [])].join(', ');
}
