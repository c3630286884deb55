import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { markSearchOpener } from '@/lib/browser/search-opener';
import { isApplePlatform, isSearchShortcut } from '@/lib/browser/search-shortcut';

const subscribeToNothing = () => () => undefined;

/**
 * Calls `onShortcut` when the user presses the search shortcut, or a slash outside editable elements.
 * @returns the label of the shortcut on the user's platform
 */
export function useSearchShortcut(onShortcut: () => void): string {
  const handleShortcut = useEffectEvent(onShortcut);
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (!isSearchShortcut(event)) return;
      event.preventDefault();
      markSearchOpener();
      handleShortcut();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);
  return useSyncExternalStore(subscribeToNothing, isApplePlatform, () => false) ? '⌘ K' : 'Ctrl K';
}
