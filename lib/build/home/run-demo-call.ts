import type { RequestUser } from '../../calls/request/request-description';
import { resolveBindings, type ScreenData } from '../../elements/bindings';
import { isRecord } from '../../kit/json/is-record';
import { apiRoot } from '../../sandbox/sandbox-protocol';
import type { Demo, DemoCall, DemoData, DemoExchange, SendDemoRequest } from './demo';

/** A step that the API refused. `message` says why. */
export class RefusedStepError extends Error {
  constructor(
    readonly exchange: DemoExchange,
    reason: string,
  ) {
    super(reason);
  }
}

const describeRefusal = (status: number, body: unknown): string =>
  isRecord(body) && typeof body.message === 'string' ? body.message : `The status is ${status}.`;

/** The id of the appointment that a request has changed; undefined if it changed none. */
function findChangedAppointment(changes: readonly string[]): number | undefined {
  const ids = changes.map((change) => /^appointments (\d+) /.exec(change)?.[1]);
  const id = ids.find((found) => found !== undefined);
  return id === undefined ? undefined : Number(id);
}

/** Sends a call whose bindings are resolved against the data. Throws a RefusedStepError after a refusal. */
async function sendCall(
  demo: Demo,
  call: DemoCall,
  user: RequestUser,
  data: ScreenData,
  send: SendDemoRequest,
) {
  const { method = 'get', path = '' } = demo.operations[call.operation] ?? {};
  const parameters = resolveBindings(call.parameters ?? {}, data);
  const values = isRecord(parameters) ? parameters : {};
  const filledPath = path.replace(/\{(\w+)\}/g, (_match, name: string) =>
    encodeURIComponent(String(values[name] ?? '')),
  );
  const body =
    call.body === undefined ? undefined : JSON.stringify(resolveBindings(call.body, data));
  const response = await send(
    {
      method: method.toUpperCase(),
      url: apiRoot + filledPath,
      headers: [
        ['X-Token', user.token],
        ...(body === undefined
          ? []
          : [['Content-Type', 'application/json'] satisfies [string, string]]),
      ],
      body,
    },
    user.token,
  );
  const exchange: DemoExchange = {
    operation: call.operation,
    method: method.toUpperCase(),
    path: filledPath,
    user: user.name,
    status: response.status,
  };
  if (response.status >= 400) {
    throw new RefusedStepError(exchange, describeRefusal(response.status, response.body));
  }
  return { ...response, exchange };
}

/**
 * Sends a call of the demonstration, and then reads the appointment as the doctor's screen does when it opens.
 * @param data the data before the call; undefined if there is no appointment yet
 * @returns the data after it, and the requests that were sent
 */
export async function runDemoCall(
  demo: Demo,
  call: DemoCall,
  user: RequestUser,
  data: DemoData | undefined,
  send: SendDemoRequest,
): Promise<{ data: DemoData; exchanges: DemoExchange[] }> {
  const { changes, exchange } = await sendCall(demo, call, user, data ?? {}, send);
  const appointmentId = findChangedAppointment(changes) ?? data?.appointment.appointmentId;
  const { onOpen } = demo.screen;
  if (onOpen?.type !== 'call') throw new Error('Expected a screen that reads the appointment');
  const opened = await sendCall(
    demo,
    onOpen,
    demo.screenUser,
    { parameters: { appointmentId } },
    send,
  );
  if (!isRecord(opened.body)) throw new Error('Expected an appointment as a JSON object');
  return { data: { appointment: opened.body }, exchanges: [exchange, opened.exchange] };
}
