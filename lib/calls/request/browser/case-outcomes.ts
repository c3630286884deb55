/** The cases that this tab has run: the ids of those with their documented outcome. */
const storageKey = 'sandbox-cases-met';

export function readMetCases(): ReadonlySet<string> {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(storageKey) ?? '[]');
    const ids: unknown[] = Array.isArray(stored) ? stored : [];
    return new Set(ids.filter((id) => typeof id === 'string'));
  } catch {
    return new Set();
  }
}

/** Stores whether a case had its documented outcome the last time. */
export function storeCaseOutcome(id: string, isMet: boolean): void {
  const met = new Set(readMetCases());
  if (isMet) met.add(id);
  else met.delete(id);
  try {
    window.sessionStorage.setItem(storageKey, JSON.stringify([...met]));
  } catch {
    // Without storage, the page that ran the case still shows its outcome.
  }
}
