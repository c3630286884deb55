import type { ConsoleCall } from './console-call';

/** The access token in a successful answer of `POST /token`; `undefined` for every other answer. */
export async function readResponseToken(call: ConsoleCall): Promise<string | undefined> {
  if (call.state !== 'answered' || call.status !== 200 || call.method.toUpperCase() !== 'POST') {
    return undefined;
  }
  if (!new URL(call.url).pathname.endsWith('/api/v2/token')) return undefined;
  try {
    const { token } = Object(JSON.parse(await call.body.text()));
    return typeof token === 'string' && token !== '' ? token : undefined;
  } catch {
    return undefined;
  }
}
