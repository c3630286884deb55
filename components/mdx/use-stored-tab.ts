import { useSyncExternalStore } from 'react';
import { readStored, subscribeStored, writeStored } from '@/lib/site/browser-storage';

/** The tab that the reader chose last in a group: stored, and the same in all groups of that name. */
export function useStoredTab(group: string): [string | undefined, (value: string) => void] {
  const key = `tabs.${group}`;
  const chosen = useSyncExternalStore(
    subscribeStored,
    () => readStored(key),
    () => undefined,
  );
  return [chosen, (value) => writeStored(key, value)];
}
