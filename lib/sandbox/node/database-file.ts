import { existsSync, statSync } from 'node:fs';
import sqlite from 'node-sqlite3-wasm';
import { z } from 'zod';
import { describeError } from '../../kit/diagnostics/describe-error';
import {
  createEmptySandboxData,
  type SandboxData,
  type TableName,
  tableNames,
} from '../sandbox-data';

/** The file cannot be used. The message is shown on the command line. */
export class DatabaseFileError extends Error {}

/** SQLite's `application_id`, which identifies the program that created a file: "dsbx". */
const applicationId = 0x64736278;
const formatVersion = 2;

/** The key of the row with the metadata of the file: its seed and the process that uses it. */
export const metadataRow = { tableName: 'file', id: 'about' };
const metadataSchema = z.object({ seed: z.number().optional(), server: z.number().optional() });

const rowSchema = z.object({ tableName: z.enum(tableNames), id: z.string(), json: z.string() });
const recordSchema = z.looseObject({ id: z.union([z.string(), z.number()]) });

const createTable = `CREATE TABLE records (
  tableName TEXT NOT NULL, id TEXT NOT NULL, json TEXT NOT NULL, PRIMARY KEY (tableName, id)
)`;
/** Inserts or updates a record. An updated one keeps its row id, so that tables stay in insertion order. */
export const upsertRecordSql = `INSERT INTO records (tableName, id, json) VALUES (?, ?, ?)
  ON CONFLICT (tableName, id) DO UPDATE SET json = excluded.json`;

export const deleteRecordSql = 'DELETE FROM records WHERE tableName = ? AND id = ?';

/** Whether a process is running on this machine. */
function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    // A process of another user is running, but may not be signaled.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function readNumber(database: sqlite.Database, pragma: string): number {
  const row = database.get(`PRAGMA ${pragma}`);
  return Number(Object.values(row ?? {})[0]);
}

/** Checks that the file is a database of the sandbox in the current format, and initializes a new one. */
export function checkFormat(database: sqlite.Database, path: string): void {
  const tables = database.all("SELECT name FROM sqlite_master WHERE type = 'table'");
  const id = readNumber(database, 'application_id');
  if (tables.length === 0 && id === 0) {
    database.exec('BEGIN');
    database.exec(createTable);
    database.exec(`PRAGMA application_id = ${applicationId}`);
    database.exec(`PRAGMA user_version = ${formatVersion}`);
    database.exec('COMMIT');
    return;
  }
  if (id !== applicationId) {
    throw new DatabaseFileError(
      `${path} is a database of another program: it has the tables ${tables.map(({ name }) => name).join(', ')}. Specify another file with --file.`,
    );
  }
  const version = readNumber(database, 'user_version');
  if (version !== formatVersion) {
    throw new DatabaseFileError(
      `${path} has format ${version}, but this sandbox reads format ${formatVersion}. Specify another file with --file, or delete this one to start with new data.`,
    );
  }
}

/** Reads the metadata of the file. Throws if another running sandbox uses it. */
export function readMetadata(
  database: sqlite.Database,
  path: string,
): z.output<typeof metadataSchema> {
  const row = database.get('SELECT json FROM records WHERE tableName = ? AND id = ?', [
    metadataRow.tableName,
    metadataRow.id,
  ]);
  const { seed, server } = metadataSchema.parse(JSON.parse(String(row?.json ?? '{}')));
  if (server !== undefined && server !== process.pid && isRunning(server)) {
    throw new DatabaseFileError(
      `${path} is in use by another sandbox (process ${server}). Stop that process, or specify another file with --file.`,
    );
  }
  return { seed };
}

/** Reads all records in insertion order. Returns `undefined` if there are none. */
export function readRecords(database: sqlite.Database): SandboxData | undefined {
  const rows = database.all(
    'SELECT tableName, id, json FROM records WHERE tableName <> ? ORDER BY rowid',
    [metadataRow.tableName],
  );
  if (rows.length === 0) return undefined;
  const data = createEmptySandboxData();
  const tables: Record<TableName, unknown[]> = data;
  for (const row of rows) {
    const { tableName, json } = rowSchema.parse(row);
    tables[tableName].push(recordSchema.parse(JSON.parse(json)));
  }
  return data;
}

/** Opens a database, or creates it. */
export function openDatabase(path: string): sqlite.Database {
  if (existsSync(path) && !statSync(path).isFile()) {
    throw new DatabaseFileError(`${path} is a folder. Specify a file with --file.`);
  }
  try {
    return new sqlite.Database(path);
  } catch (error) {
    throw new DatabaseFileError(
      `${path} cannot be opened (${describeError(error)}). Check that its folder exists and is writable.`,
    );
  }
}

/** Converts an error of SQLite, or of parsing a file's contents, to one with an actionable message. */
export function toDatabaseFileError(error: unknown, path: string): DatabaseFileError {
  if (error instanceof DatabaseFileError) return error;
  if (/locked/.test(describeError(error))) {
    return new DatabaseFileError(
      `${path} is locked. If no other program uses it, delete ${path}.lock, which remains after a sandbox was killed.`,
    );
  }
  return new DatabaseFileError(
    `${path} is not a database of the sandbox, or it is corrupt (${describeError(error).split('\n', 1)[0]}). Specify another file with --file, or delete this one to start with new data.`,
  );
}
