/** A model of the session history of a browser tab, as the HTML standard describes it. */
export type TabHistory<Entry> = { entries: readonly Entry[]; index: number };

/** Returns the entry that the tab shows. */
export function getCurrentEntry<Entry>({ entries, index }: TabHistory<Entry>): Entry {
  const entry = entries[index];
  if (entry === undefined) throw new Error(`There is no history entry ${index}`);
  return entry;
}

/** Adds an entry after the current one, and drops those that Forward would have led to. */
export const pushEntry = <Entry>(
  { entries, index }: TabHistory<Entry>,
  entry: Entry,
): TabHistory<Entry> => ({ entries: [...entries.slice(0, index + 1), entry], index: index + 1 });

/** Replaces the current entry. */
export const replaceEntry = <Entry>(
  { entries, index }: TabHistory<Entry>,
  entry: Entry,
): TabHistory<Entry> => ({ entries: entries.with(index, entry), index });

/** Goes back (`delta < 0`) or forward as far as there are entries. */
export const traverse = <Entry>(
  { entries, index }: TabHistory<Entry>,
  delta: number,
): TabHistory<Entry> => ({
  entries,
  index: Math.min(Math.max(index + delta, 0), entries.length - 1),
});
