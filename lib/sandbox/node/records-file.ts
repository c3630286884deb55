import { resolve } from 'node:path';
import { describeError } from '../../diagnostics/describe-error';
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

/** An SQLite database that keeps the sandbox's records. */
export type RecordsFile = {
  /** What it holds; `undefined` where it is new. */
  stored: SandboxData | undefined;
  /** The seed of the world that it was made with; `undefined`: the usual one. */
  seed: number | undefined;
  /** Notes changes, and writes them soon in one transaction. */
  persist: (changes: RecordChange[]) => void;
  /** Whether what is noted is also written. */
  isPersistent: () => boolean;
  /** Writes what is noted, now. */
  flush: () => void;
  /** Writes what is noted and lets go of the file. */
  close: () => void;
};

/** Changes are written after this time at the latest. */
const batchMilliseconds = 30;

/**
 * Opens the database that keeps the state of a local sandbox, or makes it. Throws a FileError where that cannot be.
 * @param wanted the seed that was asked for; a file of another seed is refused
 * @param fail told once when nothing can be written any more
 */
export function openRecordsFile(
  file: string,
  wanted: number | undefined,
  fail: (message: string) => void,
): RecordsFile {
  const path = resolve(file);
  const database = openDatabase(path);
  let kept: SandboxData | undefined;
  let seed: number | undefined;
  const writeAbout = (server: number | undefined) =>
    database.run(upsertRecordSql, [
      metadataRow.tableName,
      metadataRow.id,
      JSON.stringify({ seed, server }),
    ]);
  try {
    checkFormat(database, path);
    const found = readMetadata(database, path);
    kept = readRecords(database);
    if (kept && wanted !== undefined && wanted !== found.seed) {
      const made = found.seed === undefined ? 'without --seed' : `with --seed ${found.seed}`;
      throw new DatabaseFileError(
        `${path} was made ${made}. Start without --seed to go on from it, or name another file with --file.`,
      );
    }
    seed = kept ? found.seed : wanted;
    writeAbout(process.pid);
  } catch (error) {
    database.close();
    throw toDatabaseFileError(error, path);
  }

  let changes = new Map<string, RecordChange>();
  let timer: NodeJS.Timeout | undefined;
  let works = true;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (changes.size === 0 || !works) return;
    const batch = [...changes.values()];
    changes = new Map();
    try {
      database.exec('BEGIN');
      for (const { table, id, record, isNew } of batch) {
        // What is new comes after all that are there, also where its place was another's or its own before.
        if (!record || isNew) database.run(deleteRecordSql, [table, String(id)]);
        if (record) database.run(upsertRecordSql, [table, String(id), JSON.stringify(record)]);
      }
      database.exec('COMMIT');
    } catch (error) {
      works = false;
      fail(
        `${path} cannot be written any more (${describeError(error)}). The sandbox goes on, and forgets when it stops.`,
      );
    }
  };

  return {
    stored: kept,
    seed,
    persist: (more) => {
      for (const change of more) addChange(changes, change);
      timer ??= setTimeout(flush, batchMilliseconds);
    },
    isPersistent: () => works,
    flush,
    close: () => {
      flush();
      if (!database.isOpen) return;
      if (works) writeAbout(undefined);
      database.close();
    },
  };
}
