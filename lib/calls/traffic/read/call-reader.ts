import type { InputKind, ReadInput, ReadNote, RecordedCall } from '../recorded-call';
import { readHarEntry } from './har';
import { readHttpFile } from './http-file';
import { readJsonInput } from './json-input';
import { createJsonSplitter, type JsonPart } from './json-splitter';
import { readLiteral } from './literal';
import { readLogLine } from './log-line';
import { moveCall, moveInput, moveNotes } from './move-ranges';
import { readInput } from './read-input';

/** Reads the calls of a file that arrives in chunks. The caller can stop after any of them. */
export type CallReader = {
  /** Reads a chunk, and returns the calls that are complete with it. */
  push: (chunk: string) => RecordedCall[];
  /** Reads what is left at the end of the file. The notes are those of the whole file. */
  finish: () => ReadInput;
};

/** A file has the same problem in many places, of which a few are enough. */
const maxNotes = 100;

function createNotes() {
  const notes: ReadNote[] = [];
  return {
    notes,
    add: (added: readonly ReadNote[]) => notes.push(...added.slice(0, maxNotes - notes.length)),
  };
}

/** Reads a HAR file by its entries, or values of JSON that follow each other. */
function createJsonReader(): CallReader {
  const splitter = createJsonSplitter();
  const { notes, add } = createNotes();
  let kind: InputKind | undefined;
  let count = 0;

  function readPart({ text, offset, isEntry }: JsonPart): RecordedCall[] {
    if (isEntry) {
      kind = 'har';
      const { literal, notes: entryNotes } = readLiteral(text);
      add(moveNotes(entryNotes, offset));
      return literal ? [moveCall(readHarEntry(literal, count++), offset)] : [];
    }
    const input = moveInput(readJsonInput(text), offset);
    kind ??= input.kind;
    add(input.notes);
    return input.calls;
  }

  return {
    push: (chunk) => splitter.push(chunk).flatMap(readPart),
    finish: () => {
      const { text, offset, isEntry } = splitter.rest();
      if (text.trim() === '') return { kind: kind ?? 'unknown', calls: [], notes };
      if (!isEntry) {
        const input = moveInput(readInput(text), offset);
        return { ...input, kind: kind ?? input.kind, notes: [...notes, ...input.notes] };
      }
      const at = { offset: offset + text.length, length: 0 };
      add([{ message: `The text is cut off here. The ${count} entries before it are read`, at }]);
      return { kind: 'har', calls: [], notes };
    },
  };
}

/** Reads blocks that start at certain lines. */
function createBlockReader(
  kind: InputKind,
  separator: string,
  readBlock: (block: string) => { calls: RecordedCall[]; notes: ReadNote[] },
): CallReader {
  const { notes, add } = createNotes();
  let buffer = '';
  let offset = 0;
  const read = (block: string): RecordedCall[] => {
    const input = moveInput(readBlock(block), offset);
    offset += block.length;
    add(input.notes);
    return input.calls;
  };
  return {
    push: (chunk) => {
      buffer += chunk;
      const calls: RecordedCall[] = [];
      let start = 0;
      for (;;) {
        const end = buffer.indexOf(separator, start + 1);
        if (end === -1) break;
        calls.push(...read(buffer.slice(start, end + 1)));
        start = end + 1;
      }
      buffer = buffer.slice(start);
      return calls;
    },
    finish: () => ({ kind, calls: read(buffer), notes }),
  };
}

/** Reads a text as a whole when it is complete. */
function createTextReader(name: string): CallReader {
  let text = '';
  return {
    push: (chunk) => {
      text += chunk;
      return [];
    },
    finish: () => readInput(text, name),
  };
}

function chooseReader(start: string, name: string): CallReader {
  if (/^[\s\ufeff]*\{/.test(start)) return createJsonReader();
  if (/\.(?:http|rest)$/i.test(name)) {
    const variables = new Map<string, string>();
    return createBlockReader('http-file', '\n###', (block) => readHttpFile(block, variables));
  }
  const [line = ''] = start.split('\n', 1);
  if (
    /\.log$/i.test(name) ||
    (readLogLine({ text: line, offset: 0 }) && !/^[A-Z]{3,7} /.test(line))
  ) {
    const readLine = (text: string) => ({
      calls: [readLogLine({ text, offset: 0 })].filter((call) => call !== undefined),
      notes: [],
    });
    return createBlockReader('log-line', '\n', readLine);
  }
  return createTextReader(name);
}

/** How much of a file is needed to recognize its format. */
const startLength = 4096;

/**
 * Creates a reader for a file of any size. HAR files, lines of JSON, `.http` files, and logs are read as they arrive;
 * other formats are small, and are read at the end.
 */
export function createCallReader(name = ''): CallReader {
  let start = '';
  let reader: CallReader | undefined;
  return {
    push: (chunk) => {
      if (reader) return reader.push(chunk);
      start += chunk;
      if (start.length < startLength) return [];
      reader = chooseReader(start, name);
      return reader.push(start);
    },
    finish: () => (reader ? reader.finish() : readInput(start, name)),
  };
}
