import { type CheckedCall, checkCalls } from './check/check-calls';
import type { TrafficDescription } from './check/traffic-description';
import { noteUnread } from './read/note-unread';
import { readInput } from './read/read-input';
import type { InputKind, ReadInput } from './recorded-call';

/** A text that was read, with its calls checked. */
export type CheckedText = Pick<ReadInput, 'kind' | 'notes'> & {
  text: string;
  calls: CheckedCall[];
};

export type CheckOptions = {
  /** The name of the file. */
  name?: string;
  /** The operation of all calls, instead of the one that fits. */
  operationId?: string | undefined;
  /** What the text is, instead of what it looks like. */
  kind?: InputKind | undefined;
};

/** Reads a text, and checks the calls in it. */
export function checkText(
  text: string,
  description: TrafficDescription,
  { name, operationId, kind: selectedKind }: CheckOptions = {},
): CheckedText {
  const { kind, notes, calls } = readInput(text, name, selectedKind);
  const checked = checkCalls(calls, description, { kind, operationId });
  const unread = noteUnread({ kind, calls: checked.map(({ call }) => call) }, text);
  return { kind, notes: [...notes, ...unread], text, calls: checked };
}
