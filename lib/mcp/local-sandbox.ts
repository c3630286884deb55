import { createSandbox } from '../sandbox/create-sandbox';
import { createSandboxApp } from '../sandbox/http/sandbox-app';
import { apiRoot } from '../sandbox/sandbox-protocol';
import { createSandboxCaller, type SandboxCaller } from './sandbox-caller';

/** Creates a sandbox in this process. Its data are new, and are lost with it. */
export function createLocalSandbox(): SandboxCaller {
  const app = createSandboxApp(createSandbox());
  return createSandboxCaller(`http://localhost${apiRoot}`, (request) => app.fetch(request));
}
