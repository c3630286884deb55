import { getEntryKey } from '../../../site/browser/entry-states';

/**
 * What readers have checked, by history entry, for when they come back from a page that the result links to. It can have
 * tokens and personal data, so it is only in the memory of the document, and a reload forgets it.
 */
const inputs = new Map<string, string | File>();

/** The history entry; one for all in browsers that do not tell. */
const key = () => getEntryKey() ?? '';

export function keepInput(input: string | File): void {
  inputs.set(key(), input);
}

/** What was checked at the current history entry; an empty text if nothing was. */
export const getKeptInput = (): string | File => inputs.get(key()) ?? '';
