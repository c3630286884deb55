import type { ReadInput, ReadNote, RecordedCall, TextRange } from '../recorded-call';

type Ranged = { at?: TextRange | undefined };
type Message = Ranged & { headers: Ranged[]; body?: Ranged | undefined };

const move = ({ offset, length }: TextRange, by: number): TextRange => ({
  offset: offset + by,
  length,
});

const moveRange = <Part extends Ranged>(part: Part, by: number): Part =>
  part.at ? { ...part, at: move(part.at, by) } : part;

const moveMessage = <Part extends Message>(message: Part, by: number): Part => ({
  ...moveRange(message, by),
  headers: message.headers.map((header) => moveRange(header, by)),
  ...(message.body && { body: moveRange(message.body, by) }),
});

/** A call that was read from a part of a text, with the ranges of the whole text. */
export const moveCall = (
  { request, response, ...call }: RecordedCall,
  by: number,
): RecordedCall => ({
  ...call,
  ...(request && {
    request: {
      ...moveMessage(request, by),
      ...(request.urlAt && { urlAt: move(request.urlAt, by) }),
    },
  }),
  ...(response && { response: moveMessage(response, by) }),
});

export const moveNotes = (notes: readonly ReadNote[], by: number): ReadNote[] =>
  notes.map((note) => moveRange(note, by));

/** What was read from a part of a text, with the ranges of the whole text. */
export const moveInput = <Input extends Omit<ReadInput, 'kind'>>(
  input: Input,
  by: number,
): Input => ({
  ...input,
  calls: input.calls.map((call) => moveCall(call, by)),
  notes: moveNotes(input.notes, by),
});
