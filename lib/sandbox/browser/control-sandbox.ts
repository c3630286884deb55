import { controlPaths } from '../sandbox-protocol';
import { fetchFromSandbox } from './sandbox-client';

/** Sends a control request, such as to load a scenario or advance the clock. Throws if the sandbox refuses it. */
export async function sendControlRequest(path: string, body: object): Promise<void> {
  const { ok, status } = await fetchFromSandbox(path, {
    method: 'POST',
    body: JSON.stringify(body),
  });
  if (!ok) throw new Error(`The sandbox refused the request with status ${status}.`);
}

/** Gives the sandbox the initial data of the everyday scenario, which cases, workflows, and examples are described with. */
export const resetSandbox = () => sendControlRequest(controlPaths.reset, { scenario: 'everyday' });
