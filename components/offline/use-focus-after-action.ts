import { useCallback, useEffect, useRef } from 'react';

type StartedAction = { button: Element; section: Element | null };

/**
 * Keeps the reader's place if the button of an action goes with what the action changes: then its section's heading gets
 * the focus, or the page's first one if the section has gone too.
 * @returns a function to call when an action starts
 */
export function useFocusAfterAction(): () => void {
  const started = useRef<StartedAction>(undefined);
  // After each render, because an action can go on after its promise: a download reports its progress.
  useEffect(() => {
    if (!started.current || started.current.button.isConnected) return;
    const { section } = started.current;
    started.current = undefined;
    if (document.activeElement !== document.body) return;
    const place = section?.isConnected ? section : document;
    place.querySelector<HTMLElement>('h2')?.focus();
  });
  return useCallback(() => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLButtonElement)
      started.current = { button: activeElement, section: activeElement.closest('section') };
  }, []);
}
