import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Change } from '../store';
import { emptyWorld, type TableName, tableNames, type World } from '../world';

/** What the browser keeps of the sandbox: each record by its table and id, and of which version of the world. */
interface KeptSchema extends DBSchema {
  records: { key: string; value: Required<Change> };
  about: { key: 'version'; value: string };
}

export type KeptRecords = {
  /** Everything that was kept; `undefined` where nothing was, or another version's. */
  read: () => Promise<World | undefined>;
  /** Keeps what was written and forgets what was removed, at once. Fails where that cannot be. */
  write: (changes: readonly Change[]) => Promise<void>;
};

const keyOf = ({ table, id }: Pick<Change, 'table' | 'id'>) => `${table} ${id}`;

const isTable = (name: unknown): name is TableName => tableNames.some((table) => table === name);

/** The kept records as a world. What is no record of a known table is left out. */
function toWorld(records: ReadonlyArray<Required<Change>>): World {
  const world = emptyWorld();
  // A kept record is of the type of its table: `write` put it there, and the version is the same.
  const tables: Record<TableName, unknown[]> = world;
  for (const { table, record } of records) {
    if (isTable(table)) tables[table].push(record);
  }
  return world;
}

async function forgetAll(database: IDBPDatabase<KeptSchema>, version: string): Promise<void> {
  const transaction = database.transaction(['records', 'about'], 'readwrite');
  await Promise.all([
    transaction.objectStore('records').clear(),
    transaction.objectStore('about').put(version, 'version'),
    transaction.done,
  ]);
}

/**
 * Opens the browser's database of the sandbox (IndexedDB).
 * @param version of the world: what another version has kept is forgotten
 * @throws where the browser keeps nothing
 */
export async function openKeptRecords(name: string, version: string): Promise<KeptRecords> {
  const database: IDBPDatabase<KeptSchema> = await openDB<KeptSchema>(name, 1, {
    upgrade: (created) => {
      created.createObjectStore('records');
      created.createObjectStore('about');
    },
    // Who deletes the database, or opens a later form of it, need not wait for this worker.
    blocking: () => database.close(),
  });
  return {
    read: async () => {
      if ((await database.get('about', 'version')) !== version) {
        await forgetAll(database, version);
        return undefined;
      }
      const records = await database.getAll('records');
      return records.length > 0 ? toWorld(records) : undefined;
    },
    write: async (changes) => {
      const transaction = database.transaction(['records', 'about'], 'readwrite');
      // A worker that was replaced may still answer its last call: the records are the new one's by then.
      if ((await transaction.objectStore('about').get('version')) !== version) {
        throw new Error('The records are those of another version of the sandbox.');
      }
      const records = transaction.objectStore('records');
      await Promise.all([
        ...changes.map(({ record, ...change }) =>
          record === undefined
            ? records.delete(keyOf(change))
            : records.put({ ...change, record }, keyOf(change)),
        ),
        transaction.done,
      ]);
    },
  };
}
