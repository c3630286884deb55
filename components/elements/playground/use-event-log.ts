import { useCallback, useState } from 'react';
import type { ScreenEvent } from '@/components/elements/renderer/screen/screen-events';
import type { LoggedEvent } from './event-log';

/** How many events are listed. */
const maxEvents = 100;

/** Logs the events of the preview, and reports to it whether a call has succeeded, which the reader selects. */
export function useEventLog() {
  const [events, setEvents] = useState<LoggedEvent[]>([]);
  const [callsSucceed, setCallsSucceed] = useState(true);
  const logEvent = useCallback(
    (event: ScreenEvent) => {
      setEvents((previous) => [
        ...previous.slice(1 - maxEvents),
        { ...event, number: (previous.at(-1)?.number ?? 0) + 1 },
      ]);
      return event.kind === 'call' || event.kind === 'submit' ? callsSucceed : true;
    },
    [callsSucceed],
  );
  return { events, callsSucceed, setCallsSucceed, logEvent, clear: () => setEvents([]) };
}
