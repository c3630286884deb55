import type { RecordChange } from '../record-store';
import {
  createEmptySandboxData,
  type SandboxData,
  type TableName,
  type Tables,
  tableNames,
} from '../sandbox-data';

/** A record as the browser keeps it, under the key of its table and id. */
export type StoredRow = {
  table: TableName;
  record: Tables[TableName];
  /** Orders the records: a database of keys gives them by their texts, where 1000001 comes before 7301. */
  place: number;
};

const keyOf = ({ table, id }: Pick<RecordChange, 'table' | 'id'>) => `${table} ${id}`;

const isTable = (name: unknown): name is TableName => tableNames.some((table) => table === name);

const isId = (id: unknown) => typeof id === 'string' || Number.isFinite(id);

/**
 * Whether a value of the database has the form of a row. Of the record only its id is looked at: `write` put it there,
 * and another form of records is another version. Checked by hand: a library would be most of the worker.
 */
function isRow(value: unknown): value is StoredRow {
  const { table, record, place } = Object(value);
  return isTable(table) && isId(Object(record).id) && Number.isSafeInteger(place);
}

/** The kept records, in their order. Undefined where one of the values is none: no part of a world is one. */
export function parseRows(values: readonly unknown[]): StoredRow[] | undefined {
  if (!values.every(isRow)) return undefined;
  return [...values].sort((one, other) => one.place - other.place);
}

/** The world of all kept records. Lists are in the order of the rows. */
export function toSandboxData(rows: readonly StoredRow[]): SandboxData {
  const world = createEmptySandboxData();
  // A record is of the type of its table: see isRow.
  const tables: Record<TableName, unknown[]> = world;
  for (const { table, record } of rows) tables[table].push(record);
  return world;
}

/** What is to be done to the row of a key: it is written, or removed where there is none. */
type RowChange = { key: string; row?: StoredRow };

/**
 * Gives changes their rows: a new record the next place, one that is written again the place that it has.
 * @param rows those that are there, in their order
 */
export function createRowMapper(
  rows: readonly StoredRow[] = [],
): (changes: readonly RecordChange[]) => RowChange[] {
  const places = new Map(
    rows.map(({ table, record, place }) => [keyOf({ table, id: record.id }), place]),
  );
  let last = rows.at(-1)?.place ?? 0;
  return (changes) =>
    changes.map(({ table, id, record, isNew }) => {
      const key = keyOf({ table, id });
      const known = isNew ? undefined : places.get(key);
      places.delete(key);
      if (!record) return { key };
      if (known === undefined) last += 1;
      const place = known ?? last;
      places.set(key, place);
      return { key, row: { table, record, place } };
    });
}
