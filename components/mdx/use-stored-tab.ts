import { useSyncExternalStore } from 'react';
import { readStored, subscribeStored, writeStored } from '@/lib/site/browser-storage';

/** Returns the selected tab of a group and a setter. The selection is stored and shared by all groups of that name. */
export function useStoredTab(group: string): [string | undefined, (value: string) => void] {
  const storageKey = `tabs.${group}`;
  const value = useSyncExternalStore(
    subscribeStored,
    () => readStored(storageKey),
    () => undefined,
  );
  return [value, (newValue) => writeStored(storageKey, newValue)];
}
