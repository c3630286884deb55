import { parseConsoleRoute } from '@/lib/calls/console/console-route';

/** Returns the ID of the displayed operation or webhook, if any. */
export function getCurrentOperationId(): string | undefined {
  const route = parseConsoleRoute(window.location.hash);
  return 'id' in route ? route.id : undefined;
}
