import { resolve } from 'node:path';
import { describeError } from '../../kit/diagnostics/describe-error';
import { addChange, type RecordChange } from '../record-store';
import type { SandboxData } from '../sandbox-data';
import {
  checkFormat,
  DatabaseFileError,
  deleteRecordSql,
  metadataRow,
  openDatabase,
  readMetadata,
  readRecords,
  toDatabaseFileError,
  upsertRecordSql,
} from './database-file';

/** An SQLite database with the sandbox's records. */
export type RecordsFile = {
  /** The records in the file; `undefined` if it is new. */
  stored: SandboxData | undefined;
  /** The seed of the generated data in the file; `undefined` is the default seed. */
  seed: number | undefined;
  /** Queues changes, which are written soon in one transaction. */
  persist: (changes: RecordChange[]) => void;
  /** Whether queued changes are written. False after an error. */
  isPersistent: () => boolean;
  /** Writes the queued changes immediately. */
  flush: () => void;
  /** Writes the queued changes and closes the file. */
  close: () => void;
};

/** Maximum time until a queued change is written. */
const batchDelayMs = 30;

/**
 * Opens the database with the state of a local sandbox, or creates it.
 * @param requestedSeed the value of --seed, if given
 * @param reportError called once, when the file can no longer be written
 * @throws DatabaseFileError if the file cannot be used or has another seed
 */
export function openRecordsFile(
  file: string,
  requestedSeed: number | undefined,
  reportError: (message: string) => void,
): RecordsFile {
  const path = resolve(file);
  const database = openDatabase(path);
  let stored: SandboxData | undefined;
  let seed: number | undefined;
  const writeMetadata = (server: number | undefined) =>
    database.run(upsertRecordSql, [
      metadataRow.tableName,
      metadataRow.id,
      JSON.stringify({ seed, server }),
    ]);
  try {
    checkFormat(database, path);
    const metadata = readMetadata(database, path);
    stored = readRecords(database);
    if (stored && requestedSeed !== undefined && requestedSeed !== metadata.seed) {
      const origin =
        metadata.seed === undefined ? 'without --seed' : `with --seed ${metadata.seed}`;
      throw new DatabaseFileError(
        `${path} was created ${origin}. Start without --seed to continue from it, or specify another file with --file.`,
      );
    }
    seed = stored ? metadata.seed : requestedSeed;
    writeMetadata(process.pid);
  } catch (error) {
    database.close();
    throw toDatabaseFileError(error, path);
  }

  let changes = new Map<string, RecordChange>();
  let timer: NodeJS.Timeout | undefined;
  let isPersistent = true;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (changes.size === 0 || !isPersistent) return;
    const batch = [...changes.values()];
    changes = new Map();
    try {
      database.exec('BEGIN');
      for (const { table, id, record, isNew } of batch) {
        // A new record is appended, even if there was one with its id. Deleting that row first gives it a new row id.
        if (!record || isNew) database.run(deleteRecordSql, [table, String(id)]);
        if (record) database.run(upsertRecordSql, [table, String(id), JSON.stringify(record)]);
      }
      database.exec('COMMIT');
    } catch (error) {
      isPersistent = false;
      reportError(
        `${path} can no longer be written (${describeError(error)}). The sandbox continues, but its changes are lost when it stops.`,
      );
    }
  };

  return {
    stored,
    seed,
    persist: (newChanges) => {
      for (const change of newChanges) addChange(changes, change);
      timer ??= setTimeout(flush, batchDelayMs);
    },
    isPersistent: () => isPersistent,
    flush,
    close: () => {
      flush();
      if (!database.isOpen) return;
      if (isPersistent) writeMetadata(undefined);
      database.close();
    },
  };
}
