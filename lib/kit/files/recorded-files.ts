import { AsyncLocalStorage } from 'node:async_hooks';
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashText } from './hash-text';
import { projectPath, projectRoot } from './project-files';

/** What a function has read of the project's files. */
export type Recording = {
  /** The state in which it has found files and folders, each by an {@link Aspect} and its path. */
  states: Map<string, string>;
  /** The paths that it has written or removed. */
  written: Set<string>;
  /** Recordings of values that it has used, and that are computed once. */
  parts: Set<Recording>;
  /** Whether it used something of which nothing is known, such as a thread. */
  isIncomplete: boolean;
};

/** What can be read of a path: a file's content, the names in a folder or below it, or whether it exists. */
type Aspect = 'content' | 'names' | 'tree' | 'stats';

const recordings = new AsyncLocalStorage<Recording>();
const { readFileSync, readdirSync, statSync } = fs;

/** Reads what a recording has of a path. */
export function readState(key: string): string {
  const [aspect, path = ''] = key.split(/ (.*)/s);
  const file = projectPath(path);
  try {
    if (aspect === 'content') return hashText(readFileSync(file));
    if (aspect === 'stats') {
      const stats = statSync(file);
      return stats.isFile() ? String(stats.size) : 'folder';
    }
    return hashText(
      readdirSync(file, { recursive: aspect === 'tree' })
        .sort()
        .join('\n'),
    );
  } catch {
    return 'missing';
  }
}

/** What the installed packages and the caches contain is no input: the lockfile is, and results do not depend on caches. */
const isOutside = (path: string) =>
  path === '' || /^(?:\.\.|node_modules|\.git|\.cache|\.next|\.wireit)(?:\/|$)/.test(path);

/** Returns the path of a file from the project's root, undefined if it is none of its own. */
function toProjectPath(file: unknown): string | undefined {
  if (typeof file !== 'string' && !(file instanceof URL)) return undefined;
  const absolute = resolve(projectRoot, typeof file === 'string' ? file : fileURLToPath(file));
  const path = relative(projectRoot, absolute).split(sep).join('/');
  return isOutside(path) ? undefined : path;
}

function note(aspect: Aspect, file: unknown): void {
  const recording = recordings.getStore();
  const path = recording && toProjectPath(file);
  if (path === undefined) return;
  const key = `${aspect} ${path}`;
  // Before the function reads it: after a change meanwhile, the recording is not valid.
  if (!recording?.states.has(key)) recording?.states.set(key, readState(key));
}

const noteWritten = (file: unknown) => {
  const path = toProjectPath(file);
  if (path !== undefined) recordings.getStore()?.written.add(path);
};

/** Records files that another process reads, such as esbuild. */
export const noteFiles = (files: Iterable<string>): void => {
  for (const file of files) note('content', file);
};

/** Records that a function depends on something of which nothing is known. */
export const noteUnknown = (): void => {
  const recording = recordings.getStore();
  if (recording) recording.isIncomplete = true;
};

/** Records what a value depends on that was computed before. */
export function notePart(part: Recording | undefined): void {
  if (part) recordings.getStore()?.parts.add(part);
  else noteUnknown();
}

/** Calls a function, and records which files it reads. The recording grows until its promise is fulfilled. */
export function record<T>(run: () => T): { value: T; recording: Recording } {
  const recording: Recording = {
    states: new Map(),
    written: new Set(),
    parts: new Set(),
    isIncomplete: false,
  };
  return { value: recordings.run(recording, run), recording };
}

/** Records what a value that is computed once depends on, if something is recorded now. */
export function recordPart<T>(load: () => T): { value: T; recording?: Recording } {
  if (!recordings.getStore()) return { value: load() };
  const part = record(load);
  notePart(part.recording);
  return part;
}

function* listParts(recording: Recording, seen = new Set<Recording>()): Generator<Recording> {
  if (seen.has(recording)) return;
  seen.add(recording);
  yield recording;
  for (const part of recording.parts) yield* listParts(part, seen);
}

/**
 * Returns the states on which the result of a function depends, by the keys for {@link readState}; those of the files
 * that it has written are their new ones. Undefined if they are not known.
 */
export function listStates(recording: Recording): Array<[key: string, state: string]> | undefined {
  const states = new Map<string, string>();
  for (const part of listParts(recording)) {
    if (part.isIncomplete) return undefined;
    for (const [key, state] of part.states) {
      // Two values of different times.
      if (states.has(key) && states.get(key) !== state) states.set(key, 'changed');
      else states.set(key, state);
    }
  }
  const written = [...listParts(recording)].flatMap((part) => [...part.written]);
  for (const path of written) {
    for (const aspect of ['content', 'stats'] as const) {
      const key = `${aspect} ${path}`;
      states.set(key, readState(key));
    }
  }
  for (const key of states.keys()) {
    const [, folder] = /^(?:names|tree) (.*)/s.exec(key) ?? [];
    if (folder !== undefined && written.some((path) => path.startsWith(`${folder}/`)))
      states.set(key, readState(key));
  }
  return [...states];
}

/** Lets a function of a module be preceded by a call with the same arguments. */
const precede = <F extends (...args: never[]) => unknown>(
  target: F,
  before: (file: unknown, options: unknown) => void,
): F =>
  new Proxy(target, {
    apply(method, self, args: unknown[]) {
      before(args[0], args[1]);
      return Reflect.apply(method, self, args);
    },
  });

const isRecursive = (options: unknown) =>
  typeof options === 'object' && options !== null && 'recursive' in options && options.recursive;
const noteFolder = (file: unknown, options: unknown) =>
  note(isRecursive(options) ? 'tree' : 'names', file);
const noteContent = (file: unknown) => note('content', file);
const noteStats = (file: unknown) => note('stats', file);

/**
 * Makes the functions of `node:fs` record, so that packages which read the project's files need not know of it.
 * @returns a function that restores them
 */
export function recordFileAccess(): () => void {
  const { copyFileSync, existsSync, writeFileSync, rmSync } = fs;
  const { readFile, readdir, stat } = fs.promises;
  const original = {
    copyFileSync,
    readFileSync,
    readdirSync,
    statSync,
    existsSync,
    writeFileSync,
    rmSync,
  };
  Object.assign(fs, {
    copyFileSync: precede(copyFileSync, (from, to) => {
      noteContent(from);
      noteWritten(to);
    }),
    readFileSync: precede(readFileSync, noteContent),
    readdirSync: precede(readdirSync, noteFolder),
    statSync: precede(statSync, noteStats),
    existsSync: precede(existsSync, noteStats),
    writeFileSync: precede(writeFileSync, noteWritten),
    rmSync: precede(rmSync, noteWritten),
  });
  Object.assign(fs.promises, {
    readFile: precede(readFile, noteContent),
    readdir: precede(readdir, noteFolder),
    stat: precede(stat, noteStats),
  });
  syncBuiltinESMExports();
  return () => {
    Object.assign(fs, original);
    Object.assign(fs.promises, { readFile, readdir, stat });
    syncBuiltinESMExports();
  };
}
