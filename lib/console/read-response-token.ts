import { isRecord } from '../contract/is-record';
import { apiRoot } from '../sandbox/sandbox-protocol';
import type { ConsoleCall } from './console-call';

/** Returns the access token in a successful response of `POST /token`; `undefined` for every other call. */
export async function readResponseToken(call: ConsoleCall): Promise<string | undefined> {
  if (call.state !== 'answered' || call.status !== 200 || call.method.toUpperCase() !== 'POST') {
    return undefined;
  }
  if (call.isTooLarge) return undefined;
  if (!new URL(call.url).pathname.endsWith(`${apiRoot}/token`)) return undefined;
  try {
    const value: unknown = JSON.parse(await call.body.text());
    const token = isRecord(value) ? value.token : undefined;
    return typeof token === 'string' && token !== '' ? token : undefined;
  } catch {
    return undefined;
  }
}
