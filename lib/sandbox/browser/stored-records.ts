import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { RecordChange } from '../record-store';
import type { SandboxData } from '../sandbox-data';
import { createRowMapper, parseRows, type StoredRow, toSandboxData } from './stored-rows';

/** The browser's database: one row per record, and the version of the sandbox that stored them. */
interface DatabaseSchema extends DBSchema {
  records: { key: string; value: StoredRow };
  about: { key: 'version'; value: string };
}

export type StoredRecords = {
  /** Returns all stored records; `undefined` if there are none. Unusable records are discarded. */
  read: () => Promise<SandboxData | undefined>;
  /** Whether stored records were discarded because they could not be used. */
  hasDiscardedData: () => boolean;
  /** Applies changes in one transaction. Rejects if the database cannot be written. */
  write: (changes: readonly RecordChange[]) => Promise<void>;
  /** Discards all records because they cannot be used. */
  clear: () => Promise<void>;
};

/**
 * Opens the sandbox's IndexedDB database. Rejects if the browser does not provide storage.
 * @param version of the sandbox; records that another version has stored are discarded
 */
export async function openStoredRecords(name: string, version: string): Promise<StoredRecords> {
  const database: IDBPDatabase<DatabaseSchema> = await openDB<DatabaseSchema>(name, 1, {
    upgrade: (created) => {
      created.createObjectStore('records');
      created.createObjectStore('about');
    },
    // This connection must not block the deletion or an upgrade of the database.
    blocking: () => database.close(),
  });
  let toRows = createRowMapper();
  let hasDiscardedData = false;

  const clear = async () => {
    toRows = createRowMapper();
    const transaction = database.transaction(['records', 'about'], 'readwrite');
    const records = transaction.objectStore('records');
    hasDiscardedData ||= (await records.count()) > 0;
    await Promise.all([
      records.clear(),
      transaction.objectStore('about').put(version, 'version'),
      transaction.done,
    ]);
  };

  return {
    read: async () => {
      const isSameVersion = (await database.get('about', 'version')) === version;
      const rows = isSameVersion ? parseRows(await database.getAll('records')) : undefined;
      if (!rows) {
        await clear();
        return undefined;
      }
      toRows = createRowMapper(rows);
      return rows.length > 0 ? toSandboxData(rows) : undefined;
    },
    hasDiscardedData: () => hasDiscardedData,
    write: async (changes) => {
      const transaction = database.transaction(['records', 'about'], 'readwrite');
      // A worker that was replaced may still handle its last request, when the records already belong to the new one.
      const storedVersion = await transaction.objectStore('about').get('version');
      if (storedVersion !== version) {
        throw new Error(
          `Expected records of version ${version} of the sandbox, found version ${storedVersion}`,
        );
      }
      const records = transaction.objectStore('records');
      await Promise.all([
        ...toRows(changes).map(({ key, row }) =>
          row ? records.put(row, key) : records.delete(key),
        ),
        transaction.done,
      ]);
    },
    clear,
  };
}
