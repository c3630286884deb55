import { useReducer } from 'react';
import type { BuiltDemo, Demo, DemoCall, DemoData, DemoExchange } from '@/lib/build/home/demo';
import { findCall } from '@/lib/build/home/find-call';
import { runDemoCall } from '@/lib/build/home/run-demo-call';
import { sendRequest } from '@/lib/calls/request/browser/send-request';
import type { HttpRequest } from '@/lib/calls/request/http-request';
import type { RequestUser } from '@/lib/calls/request/request-description';
import { describeError } from '@/lib/kit/diagnostics/describe-error';

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
const runInSandbox = (demo: Demo, call: DemoCall, user: RequestUser, data: DemoData | undefined) =>
  runDemoCall(demo, call, user, data, send);

type DemoState = {
  data: DemoData;
  /** Whether the data is from this reader's sandbox; otherwise it is from the build. */
  isLive: boolean;
  isBusy: boolean;
  /** The requests of the last step. */
  exchanges: DemoExchange[];
  /** The fields that the last step has changed. */
  changedFields: string[];
  failure?: string | undefined;
};

type DemoEvent =
  | { kind: 'started' }
  | { kind: 'succeeded'; data: DemoData; exchanges: DemoExchange[] }
  | { kind: 'failed'; reason: string }
  | { kind: 'restarted'; initial: DemoData };

const createState = (data: DemoData): DemoState => ({
  data,
  isLive: false,
  isBusy: false,
  exchanges: [],
  changedFields: [],
});

const listChangedFields = (before: DemoData, after: DemoData): string[] =>
  Object.keys(after.appointment).filter(
    (field) =>
      JSON.stringify(before.appointment[field]) !== JSON.stringify(after.appointment[field]),
  );

function reduce(state: DemoState, event: DemoEvent): DemoState {
  switch (event.kind) {
    case 'started':
      return { ...state, isBusy: true, failure: undefined };
    case 'succeeded':
      return {
        data: event.data,
        isLive: true,
        isBusy: false,
        exchanges: event.exchanges,
        // The first step shows again what was recorded, with other ids at most.
        changedFields: listChangedFields(
          state.isLive ? state.data : { appointment: {} },
          event.data,
        ),
      };
    case 'failed':
      return { ...state, isBusy: false, failure: event.reason };
    case 'restarted':
      return createState(event.initial);
  }
}

/** The state of the demonstration, and functions that run it in the reader's sandbox. */
export function useVisitDemo({ demo, initial }: BuiltDemo) {
  const [state, dispatch] = useReducer(reduce, initial, createState);
  const status = state.isLive ? state.data.appointment.status : undefined;

  /** Sends a call, and books the appointment before it if there is none yet. Returns whether it succeeded. */
  const run = async (call: DemoCall, user: RequestUser): Promise<boolean> => {
    if (state.isBusy) return false;
    dispatch({ kind: 'started' });
    const [first] = demo.steps;
    try {
      const booked =
        state.isLive || !first || call === first.call
          ? undefined
          : await runInSandbox(demo, first.call, first.user, undefined);
      const before = booked?.data ?? (state.isLive ? state.data : undefined);
      const isFirst = call === first?.call;
      const result = await runInSandbox(demo, call, user, isFirst ? undefined : before);
      const exchanges = [...(booked?.exchanges ?? []), ...result.exchanges];
      dispatch({ kind: 'succeeded', data: result.data, exchanges });
      return true;
    } catch (error) {
      dispatch({ kind: 'failed', reason: describeError(error) });
      return false;
    }
  };

  return {
    state,
    /** The index of the step that can be run now; -1 if the story has ended. */
    activeStep: demo.steps.findIndex(({ from }) => from === status),
    runStep: (index: number) => {
      const step = demo.steps[index];
      return step ? run(step.call, step.user) : Promise.resolve(false);
    },
    /** Performs the call of an element of the screen. */
    click: (id: string) => {
      const call = findCall(demo.screen, id);
      return call ? run(call, demo.screenUser) : Promise.resolve(false);
    },
    /** Sends a call that the screen reports, whose bindings are resolved. */
    perform: (call: DemoCall) => run(call, demo.screenUser),
    restart: () => dispatch({ kind: 'restarted', initial }),
  };
}
