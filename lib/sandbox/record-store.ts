import { type SandboxData, type TableName, type Tables, tableNames } from './sandbox-data';
import { firstCreatedId } from './sandbox-protocol';

/**
 * A record that was written or removed. The browser's database and the local server's file persist these changes.
 * New records are appended to their table in order; the others keep their position.
 */
export type RecordChange = {
  table: TableName;
  id: string | number;
  /** The written record; missing if it was removed. */
  record?: Tables[TableName];
  /** Whether the record was added to the table, not updated. */
  isNew?: boolean;
};

/** The sandbox's records. */
export type Store = {
  get: <Name extends TableName>(
    table: Name,
    id: Tables[Name]['id'] | undefined,
  ) => Tables[Name] | undefined;
  /** All records of a table, in insertion order. */
  list: <Name extends TableName>(table: Name) => Tables[Name][];
  put: <Name extends TableName>(table: Name, record: Tables[Name]) => void;
  remove: <Name extends TableName>(table: Name, id: Tables[Name]['id']) => void;
  /** Returns an id that no record of any table has had. */
  nextId: () => number;
  /** Returns the changes since the last call of this function. */
  consumeChanges: () => RecordChange[];
  /** Replaces all records. The new ones count as written. */
  load: (data: SandboxData) => void;
};

/** Adds a change to those that are not persisted yet, in order. Only the last change of each record is retained. */
export function addChange(changes: Map<string, RecordChange>, change: RecordChange): void {
  const key = `${change.table} ${change.id}`;
  const isNew = change.isNew || (change.record && changes.get(key)?.isNew);
  if (change.isNew) changes.delete(key);
  changes.set(key, isNew ? { ...change, isNew } : change);
}

/** Stores records in memory. Records are never mutated: to change one, `put` a new one. */
export function createMemoryStore(data: SandboxData): Store {
  let tables = new Map<TableName, Map<string | number, Tables[TableName]>>();
  let changes = new Map<string, RecordChange>();

  const trackChange = (change: RecordChange) => addChange(changes, change);
  const getTable = (name: TableName) => {
    const table = tables.get(name) ?? new Map<string | number, Tables[TableName]>();
    tables.set(name, table);
    return table;
  };

  const store: Store = {
    // The signature of `put` ensures that a table holds only records of its own type.
    get: <Name extends TableName>(name: Name, id: string | number | undefined) =>
      id === undefined ? undefined : (getTable(name).get(id) as Tables[Name] | undefined),
    list: <Name extends TableName>(name: Name) => [...getTable(name).values()] as Tables[Name][],
    put: (name, record) => {
      const table = getTable(name);
      const isNew = !table.has(record.id);
      table.set(record.id, record);
      trackChange({ table: name, id: record.id, record, ...(isNew && { isNew }) });
    },
    remove: (name, id) => {
      if (getTable(name).delete(id)) trackChange({ table: name, id });
    },
    nextId: () => {
      const last = Number(store.get('settings', 'lastId')?.value ?? firstCreatedId - 1);
      store.put('settings', { id: 'lastId', value: last + 1 });
      return last + 1;
    },
    consumeChanges: () => {
      const consumed = [...changes.values()];
      changes = new Map();
      return consumed;
    },
    load: (next) => {
      // Stored copies of the old records have to be removed as well.
      for (const [table, records] of tables)
        for (const id of records.keys()) trackChange({ table, id });
      tables = new Map();
      for (const name of tableNames) for (const record of next[name]) store.put(name, record);
    },
  };
  store.load(data);
  return store;
}
