import { type SandboxData, type TableName, type Tables, tableNames } from './sandbox-data';

/**
 * A record that was written, or whose place is empty since. What keeps the sandbox's data is told of each. New ones
 * come after all that are there, in their own order; the others keep their place in their table's list.
 */
export type RecordChange = {
  table: TableName;
  id: string | number;
  record?: Tables[TableName];
  /** Whether the record came to the table, and was not only written again. */
  isNew?: boolean;
};

/** Where the sandbox keeps its records. */
export type Store = {
  get: <Name extends TableName>(
    table: Name,
    id: Tables[Name]['id'] | undefined,
  ) => Tables[Name] | undefined;
  /** All records of a table, in the order in which they came. */
  list: <Name extends TableName>(table: Name) => Tables[Name][];
  put: <Name extends TableName>(table: Name, record: Tables[Name]) => void;
  remove: <Name extends TableName>(table: Name, id: Tables[Name]['id']) => void;
  /** An id that no record of any table has had. */
  nextId: () => number;
  /** What was written since the last time that this was asked. */
  consumeChanges: () => RecordChange[];
  /** Forgets everything and begins with another world. All its records count as written. */
  load: (world: SandboxData) => void;
};

/** Notes a change among those that wait to be kept, of which each record has one. They stay in their order. */
export function addChange(changes: Map<string, RecordChange>, change: RecordChange): void {
  const key = `${change.table} ${change.id}`;
  const isNew = change.isNew || (change.record && changes.get(key)?.isNew);
  if (change.isNew) changes.delete(key);
  changes.set(key, isNew ? { ...change, isNew } : change);
}

/** New records are numbered from here on: above every id of the scenarios. */
const firstId = 1_000_001;

/** Keeps the records in memory. Records are never changed in place: whoever changes one puts a new one. */
export function createMemoryStore(world: SandboxData): Store {
  let tables = new Map<TableName, Map<string | number, Tables[TableName]>>();
  let changes = new Map<string, RecordChange>();

  const mark = (change: RecordChange) => addChange(changes, change);
  const tableOf = (name: TableName) => {
    const table = tables.get(name) ?? new Map<string | number, Tables[TableName]>();
    tables.set(name, table);
    return table;
  };

  const store: Store = {
    // A table holds records of its own type only: `put` sees to it.
    get: <Name extends TableName>(name: Name, id: string | number | undefined) =>
      id === undefined ? undefined : (tableOf(name).get(id) as Tables[Name] | undefined),
    list: <Name extends TableName>(name: Name) => [...tableOf(name).values()] as Tables[Name][],
    put: (name, record) => {
      const table = tableOf(name);
      const isNew = !table.has(record.id);
      table.set(record.id, record);
      mark({ table: name, id: record.id, record, ...(isNew && { isNew }) });
    },
    remove: (name, id) => {
      if (tableOf(name).delete(id)) mark({ table: name, id });
    },
    nextId: () => {
      const last = Number(store.get('settings', 'lastId')?.value ?? firstId - 1);
      store.put('settings', { id: 'lastId', value: last + 1 });
      return last + 1;
    },
    consumeChanges: () => {
      const taken = [...changes.values()];
      changes = new Map();
      return taken;
    },
    load: (next) => {
      // What was kept of the old world is to be forgotten too.
      for (const [table, records] of tables) for (const id of records.keys()) mark({ table, id });
      tables = new Map();
      for (const name of tableNames) for (const record of next[name]) store.put(name, record);
    },
  };
  store.load(world);
  return store;
}
