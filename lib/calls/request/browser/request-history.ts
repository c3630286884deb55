import { isRecord } from '../../../kit/json/is-record';
import type { RequestDescription } from '../request-description';
import { parseDraft, type RequestDraft } from '../request-draft';

/** A request that was sent in this tab. Its token is not stored. */
export type HistoryEntry = { draft: RequestDraft; status: number; time: number };

const storageKey = (operationId: string) => `request-history:${operationId}`;
const draftKey = (operationId: string) => `request-draft:${operationId}`;

/** How many requests of an operation the tab remembers. */
const maxEntries = 10;

function read(key: string): unknown {
  try {
    return JSON.parse(window.sessionStorage.getItem(key) ?? 'null');
  } catch {
    return undefined;
  }
}

function write(key: string, value: unknown): void {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Without storage, or with a full one, the page itself still has what was typed.
  }
}

/** The requests that were sent for an operation in this tab, the last one first. */
export function readHistory(description: RequestDescription): HistoryEntry[] {
  const stored = read(storageKey(description.id));
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((entry: unknown): HistoryEntry[] => {
    if (!isRecord(entry)) return [];
    const { status, time } = entry;
    const draft = parseDraft(entry.draft, description);
    return draft && typeof status === 'number' && typeof time === 'number'
      ? [{ draft, status, time }]
      : [];
  });
}

/** Adds a request. Returns all of them. A repeated request replaces its earlier entry. */
export function addToHistory(description: RequestDescription, entry: HistoryEntry): HistoryEntry[] {
  const text = JSON.stringify(entry.draft);
  const others = readHistory(description).filter(({ draft }) => JSON.stringify(draft) !== text);
  const entries = [entry, ...others].slice(0, maxEntries);
  write(storageKey(description.id), entries);
  return entries;
}

/** The draft that was last edited for an operation in this tab. */
export const readStoredDraft = (description: RequestDescription): RequestDraft | undefined =>
  parseDraft(read(draftKey(description.id)), description);

/** Stores a draft, so that a reload loses nothing that was typed. */
export const storeDraft = (operationId: string, draft: RequestDraft): void =>
  write(draftKey(operationId), draft);
