import { useEffect, useState } from 'react';
import type { ConsoleCall } from '@/lib/console/console-call';
import type { ApiDescription } from './elements-adapter/intercept-fetch';
import { watchConsoleCalls } from './watch-console-calls';

/** Returns the console's last call and a function that dismisses it. Calls are watched once the API is loaded. */
export function useLastCall(
  api: ApiDescription | undefined,
): [call: ConsoleCall | undefined, dismiss: () => void] {
  const [call, setCall] = useState<ConsoleCall>();
  useEffect(() => (api ? watchConsoleCalls(api, setCall) : undefined), [api]);
  return [call, () => setCall(undefined)];
}
