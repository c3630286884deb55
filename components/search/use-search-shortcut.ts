import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

const isApplePlatform = () => /mac|iphone|ipad/i.test(navigator.platform);
const subscribeToNothing = () => () => undefined;

/** Command+K on Apple platforms, Control+K on others, without other modifiers. */
function isShortcut(event: KeyboardEvent): boolean {
  const hasModifier = isApplePlatform()
    ? event.metaKey && !event.ctrlKey
    : event.ctrlKey && !event.metaKey;
  return hasModifier && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'k';
}

/** A slash that is not typed into an editable element. */
function isSlash(event: KeyboardEvent): boolean {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return false;
  const { target } = event;
  return !(target instanceof Element && target.closest('input,textarea,select,[contenteditable]'));
}

/**
 * Calls `onShortcut` when the user presses the search shortcut, or a slash outside editable elements.
 * @returns the label of the shortcut on the user's platform
 */
export function useSearchShortcut(onShortcut: () => void): string {
  const handleShortcut = useEffectEvent(onShortcut);
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !(isShortcut(event) || isSlash(event))) return;
      event.preventDefault();
      handleShortcut();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);
  return useSyncExternalStore(subscribeToNothing, isApplePlatform, () => false) ? '⌘ K' : 'Ctrl K';
}
