import { useState } from 'react';
import type { Demo, DemoCall, DemoData, DemoResult } from '@/lib/build/home/demo';
import { runDemoCall } from '@/lib/build/home/run-demo-call';
import type { RequestUser } from '@/lib/calls/request/request-description';
import { createStepSender } from '@/lib/calls/workflows/read-step-response';
import type { SendStepRequest } from '@/lib/calls/workflows/run-workflow';
import { describeError } from '@/lib/kit/diagnostics/describe-error';
import { getAt } from '@/lib/kit/json/json-pointer';
import { fetchFromSandbox, requestSessionRestore } from '@/lib/sandbox/browser/sandbox-client';
import { tokenHeader, unknownTokenErrorCode } from '@/lib/sandbox/sandbox-protocol';

const sendOnce = createStepSender((url, init) =>
  fetchFromSandbox(url, init).catch((error: unknown) => {
    throw new Error(`The sandbox didn’t respond. ${describeError(error)}`);
  }),
);

/** Sends a request to the sandbox of this browser. A sample on another page may have logged its user out. */
const send: SendStepRequest = async (request) => {
  const response = await sendOnce(request);
  if (getAt(response.body, '/error') !== unknownTokenErrorCode) return response;
  await requestSessionRestore(new Headers(request.headers).get(tokenHeader) ?? '');
  return sendOnce(request);
};

type DemoState = {
  /** What the last call has led to in the sandbox of this browser; undefined until then. */
  result?: (DemoResult & { changedFields: string[] }) | undefined;
  isBusy: boolean;
  failure?: string | undefined;
};

const listChangedFields = (before: DemoData | undefined, { appointment }: DemoData): string[] =>
  Object.keys(appointment).filter(
    (field) => JSON.stringify(before?.appointment[field]) !== JSON.stringify(appointment[field]),
  );

/** The state of the demonstration, and functions that run it in the sandbox of this browser. */
export function useVisitDemo(demo: Demo) {
  const [{ result, isBusy, failure }, setState] = useState<DemoState>({ isBusy: false });

  return {
    result,
    isBusy,
    failure,
    /** Sends a call, and books the appointment before it if there is none yet. Resolves to whether it succeeded. */
    run: async (call: DemoCall, user: RequestUser): Promise<boolean> => {
      if (isBusy) return false;
      const [first] = demo.steps;
      setState({ result, isBusy: true });
      try {
        const booked =
          result || !first || call === first.call
            ? undefined
            : await runDemoCall(demo, first.call, first.user, undefined, send);
        const before = result?.data ?? booked?.data;
        const { data, exchanges } = await runDemoCall(demo, call, user, before, send);
        setState({
          result: {
            data,
            exchanges: [...(booked?.exchanges ?? []), ...exchanges],
            changedFields: listChangedFields(result?.data, data),
          },
          isBusy: false,
        });
        return true;
      } catch (error) {
        setState({ result, isBusy: false, failure: describeError(error) });
        return false;
      }
    },
    restart: () => setState({ isBusy: false }),
  };
}
