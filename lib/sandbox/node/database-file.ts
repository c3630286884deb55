import { existsSync, statSync } from 'node:fs';
import sqlite from 'node-sqlite3-wasm';
import { z } from 'zod';
import { describeError } from '../../diagnostics/describe-error';
import {
  createEmptySandboxData,
  type SandboxData,
  type TableName,
  tableNames,
} from '../sandbox-data';

/** A file that cannot be used, in words for the reader. */
export class DatabaseFileError extends Error {}

/** SQLite's field for who made a file: «dsbx». */
const applicationId = 0x64736278;
const formatVersion = 1;

/** The row that tells of the file itself, among the records. */
export const metadataRow = { tableName: 'file', id: 'about' };
const aboutSchema = z.object({ seed: z.number().optional(), server: z.number().optional() });

const rowSchema = z.object({ tableName: z.enum(tableNames), id: z.string(), json: z.string() });
const recordSchema = z.looseObject({ id: z.union([z.string(), z.number()]) });

const createTable = `CREATE TABLE records (
  tableName TEXT NOT NULL, id TEXT NOT NULL, json TEXT NOT NULL, PRIMARY KEY (tableName, id)
)`;
/** Writes a record. One that is written again keeps its place, so that lists stay in the order in which their records came. */
export const upsertRecordSql = `INSERT INTO records (tableName, id, json) VALUES (?, ?, ?)
  ON CONFLICT (tableName, id) DO UPDATE SET json = excluded.json`;

export const deleteRecordSql = 'DELETE FROM records WHERE tableName = ? AND id = ?';

/** Whether a process of this machine runs. */
function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    // Somebody else's process runs, and may not be asked.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function readNumber(database: sqlite.Database, pragma: string): number {
  const row = database.get(`PRAGMA ${pragma}`);
  return Number(Object.values(row ?? {})[0]);
}

/** Sees to it that the file is one of the sandbox's, and makes it one where it is new. */
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
      `${path} is a database of something else: it has the tables ${tables.map(({ name }) => name).join(', ')}. Name another file with --file.`,
    );
  }
  const version = readNumber(database, 'user_version');
  if (version !== formatVersion) {
    throw new DatabaseFileError(
      `${path} has format ${version}, and this sandbox reads format ${formatVersion}. Name another file with --file, or delete this one to begin anew.`,
    );
  }
}

/** What the file tells of itself. Refuses one that another sandbox uses. */
export function readMetadata(
  database: sqlite.Database,
  path: string,
): z.output<typeof aboutSchema> {
  const row = database.get('SELECT json FROM records WHERE tableName = ? AND id = ?', [
    metadataRow.tableName,
    metadataRow.id,
  ]);
  const { seed, server } = aboutSchema.parse(JSON.parse(String(row?.json ?? '{}')));
  if (server !== undefined && server !== process.pid && isRunning(server)) {
    throw new DatabaseFileError(
      `${path} is in use by another sandbox (process ${server}). Stop that one, or name another file with --file.`,
    );
  }
  return { seed };
}

/** All records, in the order in which they came. */
export function readRecords(database: sqlite.Database): SandboxData | undefined {
  const rows = database.all(
    'SELECT tableName, id, json FROM records WHERE tableName <> ? ORDER BY rowid',
    [metadataRow.tableName],
  );
  if (rows.length === 0) return undefined;
  const world = createEmptySandboxData();
  const tables: Record<TableName, unknown[]> = world;
  for (const row of rows) {
    const { tableName, json } = rowSchema.parse(row);
    tables[tableName].push(recordSchema.parse(JSON.parse(json)));
  }
  return world;
}

/** Opens a database, or makes it. */
export function openDatabase(path: string): sqlite.Database {
  if (existsSync(path) && !statSync(path).isFile()) {
    throw new DatabaseFileError(`${path} is a folder. Name a file with --file.`);
  }
  try {
    return new sqlite.Database(path);
  } catch (error) {
    throw new DatabaseFileError(
      `${path} cannot be opened (${describeError(error)}). Its folder must be there, and you must be allowed to write in it.`,
    );
  }
}

/** A fault of SQLite or of what a file holds, in words that lead on. */
export function toDatabaseFileError(error: unknown, path: string): DatabaseFileError {
  if (error instanceof DatabaseFileError) return error;
  if (/locked/.test(describeError(error))) {
    return new DatabaseFileError(
      `${path} is locked. Where no other program uses it, delete ${path}.lock, which a sandbox left that was killed.`,
    );
  }
  return new DatabaseFileError(
    `${path} is no database of the sandbox, or it is broken (${describeError(error).split('\n', 1)[0]}). Name another file with --file, or delete this one to begin anew.`,
  );
}
