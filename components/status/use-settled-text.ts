import { useEffect, useState } from 'react';

/**
 * For status messages about something that changes with each character that the user types: a screen reader would
 * announce each state.
 * @param cause what the text is about; a change of it that leaves the text the same also starts the time again
 * @returns the text as it was when it last stayed the same for that time; at first, the text itself, which screen readers
 * do not announce, because their user has changed nothing yet
 */
export function useSettledText(text: string, delayMs: number, cause: string = text): string {
  const [settled, setSettled] = useState(text);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the cause starts the time again
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), delayMs);
    return () => clearTimeout(timer);
  }, [text, delayMs, cause]);
  return settled;
}
