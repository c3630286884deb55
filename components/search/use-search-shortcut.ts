import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

const isApple = () => /mac|iphone|ipad/i.test(navigator.platform);
const never = () => () => undefined;

/** Cmd+K on Apple's systems, Ctrl+K elsewhere, without further keys. */
function isShortcut(event: KeyboardEvent): boolean {
  const modifier = isApple() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
  return modifier && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'k';
}

/** A slash, where it is no letter of a text that is being written. */
function isSlash(event: KeyboardEvent): boolean {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return false;
  const { target } = event;
  return !(target instanceof Element && target.closest('input,textarea,select,[contenteditable]'));
}

/**
 * Calls back when the reader presses the search shortcut, wherever the focus is, or a slash outside a field.
 * @returns the shortcut's name on the reader's system
 */
export function useSearchShortcut(onPress: () => void): string {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !(isShortcut(event) || isSlash(event))) return;
      event.preventDefault();
      press();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return useSyncExternalStore(never, isApple, () => false) ? '⌘ K' : 'Ctrl K';
}
