import { type CheckedCall, checkCalls } from './check/check-calls';
import type { TrafficDescription } from './check/traffic-description';
import { readInput } from './read/read-input';
import type { ReadInput } from './recorded-call';

/** A text that was read, with its calls checked. */
export type CheckedText = Pick<ReadInput, 'kind' | 'notes'> & {
  text: string;
  calls: CheckedCall[];
};

/**
 * Reads a text, and checks the calls in it.
 * @param options.name the name of the file
 * @param options.operationId the operation of all calls, instead of the one that fits
 */
export function checkText(
  text: string,
  description: TrafficDescription,
  { name, operationId }: { name?: string; operationId?: string | undefined } = {},
): CheckedText {
  const { kind, notes, calls } = readInput(text, name);
  return { kind, notes, text, calls: checkCalls(calls, description, { kind, operationId }) };
}
