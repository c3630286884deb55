import type { HonoRequest } from 'hono';
import { type CounterName, incrementCounter } from '../counters';
import type { Sandbox } from '../operation-handler';
import type { RecordChange } from '../record-store';
import type { LoggedRequest } from '../sandbox-data';
import { apiRoot } from '../sandbox-protocol';
import { toTimestamp } from '../timestamps';

const maxLoggedRequests = 100;

const lastCall: CounterName = 'lastCall';

/** Whether a change belongs to the request log, whose persistence no response waits for. */
export const isLogChange = ({ table, id }: RecordChange): boolean =>
  table === 'calls' || (table === 'settings' && id === lastCall);

/** Whether a path is below the root of the API, even if no operation has it. */
export const isApiPath = (path: string): boolean =>
  path === apiRoot || path.startsWith(`${apiRoot}/`);

/** Adds a request to the log, which retains the last 100. */
export function logRequest(
  { store, clock }: Sandbox,
  req: HonoRequest,
  entry: Pick<LoggedRequest, 'operationId' | 'status' | 'duration' | 'caller'>,
): void {
  const id = incrementCounter(store, lastCall);
  store.put('calls', {
    id,
    timestamp: toTimestamp(clock.now()),
    method: req.method,
    path: (req.path.slice(apiRoot.length) || '/') + new URL(req.url).search,
    ...entry,
  });
  store.remove('calls', id - maxLoggedRequests);
}
