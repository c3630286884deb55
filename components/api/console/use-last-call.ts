import { type RefObject, useEffect, useState } from 'react';
import type { ConsoleCall } from '@/lib/calls/console/console-call';
import type { ConsoleApi } from './parse-console-api';
import type { ConsoleSession } from './use-console-session';
import { watchConsoleCalls } from './watch-console-calls';

/**
 * Returns the last call of an operation, and a function that replaces it. Calls are watched once the API is loaded.
 * @param operationId the displayed operation. The call of another one is forgotten
 * @param session the current session, which knows the token
 */
export function useLastCall(
  api: ConsoleApi | undefined,
  operationId: string | undefined,
  session: RefObject<ConsoleSession | undefined>,
): [call: ConsoleCall | undefined, setCall: (call: ConsoleCall | undefined) => void] {
  const [call, setCall] = useState<ConsoleCall>();
  useEffect(() => {
    if (!api) return undefined;
    const findToken = async (id: string, isSandbox: boolean) =>
      session.current?.getToken(id, isSandbox);
    return watchConsoleCalls(api, findToken, setCall);
  }, [api, session]);
  // A response must not be taken for that of another operation, even if the reader returns to its own.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the operation changes
  useEffect(() => setCall(undefined), [operationId]);
  return [call?.operationId === operationId ? call : undefined, setCall];
}
