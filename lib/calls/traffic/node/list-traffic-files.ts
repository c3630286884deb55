import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { describeError } from '../../../kit/diagnostics/describe-error';
import { TrafficInputError } from './traffic-options';

/** A file with its text. */
export type TrafficFile = { file: string; text: string };

/** The files of a folder that can have calls. Those that are named are read whatever they are called. */
const extensions: ReadonlySet<string> = new Set([
  '.har',
  '.http',
  '.rest',
  '.json',
  '.jsonl',
  '.ndjson',
  '.txt',
  '.log',
  '.sh',
]);

function listFolder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && extensions.has(extname(entry.name).toLowerCase()))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Reads one file after the other: each of `paths`, the files of a folder, or standard input for `-`. */
export function* readTrafficFiles(paths: readonly string[]): Generator<TrafficFile> {
  for (const path of paths) {
    try {
      const files = path !== '-' && statSync(path).isDirectory() ? listFolder(path) : [path];
      for (const file of files) {
        const text = readFileSync(file === '-' ? 0 : file, 'utf8');
        yield { file: file === '-' ? 'stdin' : file, text };
      }
    } catch (error) {
      throw new TrafficInputError(`${path}: ${describeError(error)}`);
    }
  }
}
