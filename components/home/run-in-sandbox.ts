import type { Demo, DemoCall, DemoData } from '@/lib/build/home/demo';
import { runDemoCall } from '@/lib/build/home/run-demo-call';
import { sendRequest } from '@/lib/calls/request/browser/send-request';
import type { HttpRequest } from '@/lib/calls/request/http-request';
import type { RequestUser } from '@/lib/calls/request/request-description';

/** Sends a request to the sandbox of this browser. Throws if there is no response. */
async function send(request: HttpRequest, token: string) {
  const outcome = await sendRequest(request, request.url, token, new AbortController().signal);
  if (outcome.state !== 'completed') {
    throw new Error(outcome.state === 'failed' ? outcome.reason : 'The request was canceled.');
  }
  const { status, content, changes } = outcome.response;
  return { status, body: content.kind === 'json' ? content.values[0] : undefined, changes };
}

/** Sends a call of the demonstration to the sandbox of this browser. Throws an error with a message for the reader. */
export const runInSandbox = (
  demo: Demo,
  call: DemoCall,
  user: RequestUser,
  data: DemoData | undefined,
) => runDemoCall(demo, call, user, data, send);
