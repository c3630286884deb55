import { useEffect, useState } from 'react';

/**
 * For status messages about something that changes with each character that the user types: a screen reader would
 * announce each state.
 * @returns the text as it was when it last stayed the same for that time; at first, the text itself, which screen readers
 * do not announce, because their user has changed nothing yet
 */
export function useSettledText(text: string, delayMs: number): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), delayMs);
    return () => clearTimeout(timer);
  }, [text, delayMs]);
  return settled;
}
