import { buildRequest } from '../../api/call/api-call';
import type { RequestUser } from '../../calls/request/request-description';
import type { SendStepRequest } from '../../calls/workflows/run-workflow';
import { resolveBindings, type ScreenData } from '../../elements/bindings';
import { requireFilledPath } from '../../kit/http/path-parameters';
import { isRecord } from '../../kit/json/is-record';
import { apiRoot, sandboxChangesHeader, tokenHeader } from '../../sandbox/sandbox-protocol';
import type { Demo, DemoCall, DemoData, DemoResult } from './demo';

/** Sends a call whose bindings are resolved against the data. Throws an error with the reason of a refusal. */
async function sendCall(
  demo: Demo,
  call: DemoCall,
  user: RequestUser,
  data: ScreenData,
  send: SendStepRequest,
) {
  const { method = 'get', path = '' } = demo.operations[call.operation] ?? {};
  const parameters = Object.entries(call.parameters ?? {}).map(([name, value]) => ({
    in: 'path' as const,
    name,
    value: resolveBindings(value, data) ?? undefined,
  }));
  const text = JSON.stringify(resolveBindings(call.body, data));
  const request = buildRequest(
    {
      method,
      path,
      parameters: [{ in: 'header', name: tokenHeader, value: user.token }, ...parameters],
      body: call.body === undefined ? undefined : { mediaType: 'application/json', text },
    },
    '',
  );
  requireFilledPath(request.url);
  const response = await send({ ...request, url: apiRoot + request.url });
  const { statusCode: status, body, header } = response;
  if (status >= 400) {
    const message = isRecord(body) ? body.message : undefined;
    throw new Error(typeof message === 'string' ? message : `The status is ${status}.`);
  }
  return {
    body,
    header,
    exchange: { status, method: request.method, path: request.url },
  };
}

/**
 * Sends a call of the demonstration, and then reads the appointment as the doctor's screen does when it opens.
 * @param data the data before the call; undefined if there is no appointment yet
 */
export async function runDemoCall(
  demo: Demo,
  call: DemoCall,
  user: RequestUser,
  data: DemoData | undefined,
  send: SendStepRequest,
): Promise<DemoResult> {
  const { onOpen } = demo.screen;
  if (onOpen?.type !== 'call') throw new Error('Expected a screen that reads the appointment');
  const { header, exchange } = await sendCall(demo, call, user, data ?? {}, send);
  const changes = header[sandboxChangesHeader.toLowerCase()] ?? '';
  const changedId = /\bappointments (\d+) /.exec(changes)?.[1];
  const appointmentId = changedId ? Number(changedId) : data?.appointment.appointmentId;
  const parameters = { appointmentId };
  const opened = await sendCall(demo, onOpen, demo.screenUser, { parameters }, send);
  if (!isRecord(opened.body)) throw new Error('Expected an appointment as a JSON object');
  return { data: { appointment: opened.body }, exchanges: [exchange, opened.exchange] };
}
