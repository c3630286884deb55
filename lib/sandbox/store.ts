import { type TableName, type Tables, tableNames, type World } from './world';

/** A record that was written, or whose place is empty since. What keeps the sandbox's data is told of each. */
export type Change = { table: TableName; id: string | number; record?: Tables[TableName] };

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
  takeChanges: () => Change[];
  /** Forgets everything and begins with another world. All its records count as written. */
  load: (world: World) => void;
};

/** New records are numbered from here on: above every id of the scenarios. */
const firstId = 1_000_001;

/** Keeps the records in memory. Records are never changed in place: whoever changes one puts a new one. */
export function createMemoryStore(world: World): Store {
  let tables = new Map<TableName, Map<string | number, Tables[TableName]>>();
  let changes = new Map<string, Change>();

  const mark = (change: Change) => changes.set(`${change.table} ${change.id}`, change);
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
      tableOf(name).set(record.id, record);
      mark({ table: name, id: record.id, record });
    },
    remove: (name, id) => {
      if (tableOf(name).delete(id)) mark({ table: name, id });
    },
    nextId: () => {
      const last = Number(store.get('settings', 'lastId')?.value ?? firstId - 1);
      store.put('settings', { id: 'lastId', value: last + 1 });
      return last + 1;
    },
    takeChanges: () => {
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
