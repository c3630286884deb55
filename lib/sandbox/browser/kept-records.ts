import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Change } from '../store';
import type { World } from '../world';
import { createPlaces, type KeptRow, readRows, toWorld } from './kept-rows';

/** What the browser keeps of the sandbox: each record by its table and id, and of which version of the world. */
interface KeptSchema extends DBSchema {
  records: { key: string; value: KeptRow };
  about: { key: 'version'; value: string };
}

export type KeptRecords = {
  /** Everything that was kept; `undefined` where nothing was. What is of no use any more is forgotten. */
  read: () => Promise<World | undefined>;
  /** Whether something was kept that could not be used. */
  hasForgotten: () => boolean;
  /** Keeps what was written and forgets what was removed, at once. Fails where that cannot be. */
  write: (changes: readonly Change[]) => Promise<void>;
  /** Forgets everything, because it is of no use. */
  forget: () => Promise<void>;
};

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
  let toRows = createPlaces();
  let hasForgotten = false;

  const forget = async () => {
    toRows = createPlaces();
    const transaction = database.transaction(['records', 'about'], 'readwrite');
    const records = transaction.objectStore('records');
    hasForgotten ||= (await records.count()) > 0;
    await Promise.all([
      records.clear(),
      transaction.objectStore('about').put(version, 'version'),
      transaction.done,
    ]);
  };

  return {
    read: async () => {
      const isOurs = (await database.get('about', 'version')) === version;
      const rows = isOurs ? readRows(await database.getAll('records')) : undefined;
      if (!rows) {
        await forget();
        return undefined;
      }
      toRows = createPlaces(rows);
      return rows.length > 0 ? toWorld(rows) : undefined;
    },
    hasForgotten: () => hasForgotten,
    write: async (changes) => {
      const transaction = database.transaction(['records', 'about'], 'readwrite');
      // A worker that was replaced may still answer its last call: the records are the new one's by then.
      if ((await transaction.objectStore('about').get('version')) !== version) {
        throw new Error('The records are those of another version of the sandbox.');
      }
      const records = transaction.objectStore('records');
      await Promise.all([
        ...toRows(changes).map(({ key, row }) =>
          row ? records.put(row, key) : records.delete(key),
        ),
        transaction.done,
      ]);
    },
    forget,
  };
}
