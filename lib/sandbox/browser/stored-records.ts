import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { RecordChange } from '../record-store';
import type { SandboxData } from '../sandbox-data';
import { createRowMapper, parseRows, type StoredRow, toSandboxData } from './stored-rows';

/** What the browser keeps of the sandbox: each record by its table and id, and of which version of the world. */
interface KeptSchema extends DBSchema {
  records: { key: string; value: StoredRow };
  about: { key: 'version'; value: string };
}

export type StoredRecords = {
  /** Everything that was kept; `undefined` where nothing was. What is of no use any more is forgotten. */
  read: () => Promise<SandboxData | undefined>;
  /** Whether something was kept that could not be used. */
  hasDiscardedData: () => boolean;
  /** Keeps what was written and forgets what was removed, at once. Fails where that cannot be. */
  write: (changes: readonly RecordChange[]) => Promise<void>;
  /** Forgets everything, because it is of no use. */
  clear: () => Promise<void>;
};

/**
 * Opens the browser's database of the sandbox (IndexedDB).
 * @param version of the world: what another version has kept is forgotten
 * @throws where the browser keeps nothing
 */
export async function openStoredRecords(name: string, version: string): Promise<StoredRecords> {
  const database: IDBPDatabase<KeptSchema> = await openDB<KeptSchema>(name, 1, {
    upgrade: (created) => {
      created.createObjectStore('records');
      created.createObjectStore('about');
    },
    // Who deletes the database, or opens a later form of it, need not wait for this worker.
    blocking: () => database.close(),
  });
  let toRows = createRowMapper();
  let hasForgotten = false;

  const forget = async () => {
    toRows = createRowMapper();
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
      const rows = isOurs ? parseRows(await database.getAll('records')) : undefined;
      if (!rows) {
        await forget();
        return undefined;
      }
      toRows = createRowMapper(rows);
      return rows.length > 0 ? toSandboxData(rows) : undefined;
    },
    hasDiscardedData: () => hasForgotten,
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
    clear: forget,
  };
}
