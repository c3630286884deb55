import { isRecord } from '../../kit/json/is-record';
import type { RecordChange } from '../record-store';
import {
  createEmptySandboxData,
  type SandboxData,
  type TableName,
  type Tables,
  tableNames,
} from '../sandbox-data';

/** A record in the browser's database. Its key is the table and the record's id. */
export type StoredRow = {
  table: TableName;
  record: Tables[TableName];
  /** Orders the records. The database returns them by key, as strings, so that 1000001 is before 7301. */
  position: number;
};

const getKey = ({ table, id }: Pick<RecordChange, 'table' | 'id'>) => `${table} ${id}`;

const isTableName = (name: unknown): name is TableName =>
  tableNames.some((table) => table === name);

const hasId = (record: unknown) =>
  isRecord(record) && (typeof record.id === 'string' || Number.isFinite(record.id));

/**
 * Whether a value of the database is a row. Only the id of its record is checked, because records of another type are
 * discarded with their version. Written by hand, because a validation library would be most of the worker's size.
 */
function isRow(value: unknown): value is StoredRow {
  if (!isRecord(value)) return false;
  const { table, record, position } = value;
  return isTableName(table) && hasId(record) && Number.isSafeInteger(position);
}

/** Returns the rows in order; `undefined` if a value is not a row, because incomplete data is of no use. */
export function parseRows(values: readonly unknown[]): StoredRow[] | undefined {
  if (!values.every(isRow)) return undefined;
  return [...values].sort((one, other) => one.position - other.position);
}

/** Collects the records of all rows by table, in the order of the rows. */
export function toSandboxData(rows: readonly StoredRow[]): SandboxData {
  const data = createEmptySandboxData();
  // Each record has the type of its table: see isRow.
  const tables: Record<TableName, unknown[]> = data;
  for (const { table, record } of rows) tables[table].push(record);
  return data;
}

/** The row to write for a key. If there is none, the stored row is removed. */
type RowChange = { key: string; row?: StoredRow };

/**
 * Creates a function that maps changes of records to changes of rows. A new record gets the next position; an
 * updated one keeps its position.
 * @param rows the stored rows, in order
 */
export function createRowMapper(
  rows: readonly StoredRow[] = [],
): (changes: readonly RecordChange[]) => RowChange[] {
  const positions = new Map(
    rows.map(({ table, record, position }) => [getKey({ table, id: record.id }), position]),
  );
  let lastPosition = rows.at(-1)?.position ?? 0;
  return (changes) =>
    changes.map(({ table, id, record, isNew }) => {
      const key = getKey({ table, id });
      const storedPosition = isNew ? undefined : positions.get(key);
      positions.delete(key);
      if (!record) return { key };
      if (storedPosition === undefined) lastPosition += 1;
      const position = storedPosition ?? lastPosition;
      positions.set(key, position);
      return { key, row: { table, record, position } };
    });
}
