import type { HonoRequest } from 'hono';
import { type CounterName, incrementCounter } from '../counters';
import type { Sandbox } from '../operation-handler';
import type { RecordChange } from '../record-store';
import type { LoggedRequest } from '../sandbox-data';
import { apiRoot } from '../sandbox-protocol';
import { toTimestamp } from '../timestamps';

/** Calls that stay in the reader's list. */
const mostLoggedCalls = 100;

/** The number of the last call. */
const lastCall: CounterName = 'lastCall';

/** Whether a change is one of the list of calls, which no answer waits for. */
export const isLogChange = ({ table, id }: RecordChange): boolean =>
  table === 'calls' || (table === 'settings' && id === lastCall);

/** Whether a path is one of the API’s: an operation’s, or where one could be. */
export const isApiPath = (path: string): boolean =>
  path === apiRoot || path.startsWith(`${apiRoot}/`);

/** Notes a call for the reader's list, which keeps the last ones. */
export function logRequest(
  { store, clock }: Sandbox,
  req: HonoRequest,
  call: Pick<LoggedRequest, 'operationId' | 'status' | 'duration' | 'caller'>,
): void {
  const id = incrementCounter(store, lastCall);
  store.put('calls', {
    id,
    timestamp: toTimestamp(clock.now()),
    method: req.method,
    path: (req.path.slice(apiRoot.length) || '/') + new URL(req.url).search,
    ...call,
  });
  store.remove('calls', id - mostLoggedCalls);
}
