import { useEffect, useState } from 'react';
import { announcementPause } from './announcement-pause';

/**
 * For status messages about something that changes with each character that the user types: a screen reader would
 * announce each state.
 * @param cause what the text is about; a change of it that leaves the text the same also starts the time again
 * @returns the text as it was when the user last paused; at first, the text itself, which screen readers
 * do not announce, because their user has changed nothing yet
 */
export function useSettledText(text: string, cause: string = text): string {
  const [settled, setSettled] = useState(text);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the cause starts the time again
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), announcementPause);
    return () => clearTimeout(timer);
  }, [text, cause]);
  return settled;
}
