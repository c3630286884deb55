import { useEffect, useRef, useState } from 'react';
import type { TrafficSummary } from '@/lib/calls/traffic/check/summarize-traffic';
import type { ReadInput } from '@/lib/calls/traffic/recorded-call';
import type { CallResult } from '@/lib/calls/traffic/view/call-result';
import type {
  CallDetail,
  CheckRequest,
  DetailRequest,
  OperationChoice,
  TrafficMessage,
} from '@/lib/calls/traffic/view/traffic-messages';

/** What is known about the input so far. */
export type TrafficCheck = {
  state: 'empty' | 'checking' | 'done' | 'failed' | 'canceled';
  kind: ReadInput['kind'];
  notes: ReadInput['notes'];
  /** The part of the input that was read, from 0 to 1. */
  progress: number;
  calls: readonly CallResult[];
  summary?: TrafficSummary | undefined;
  operations: readonly OperationChoice[];
  details: ReadonlyMap<number, CallDetail>;
  reason?: string | undefined;
};

const empty: TrafficCheck = {
  state: 'empty',
  kind: 'unknown',
  notes: [],
  progress: 0,
  calls: [],
  operations: [],
  details: new Map(),
};

function applyMessage(current: TrafficCheck, message: TrafficMessage): TrafficCheck {
  switch (message.type) {
    case 'checked': {
      const { calls, progress } = message;
      return { ...current, calls: [...current.calls, ...calls], progress };
    }
    case 'done': {
      const { kind, notes, summary, operations } = message;
      return { ...current, state: 'done', kind, notes, summary, operations };
    }
    case 'failed':
      return { ...current, state: 'failed', reason: message.reason };
    case 'detail':
      return {
        ...current,
        details: new Map(current.details).set(message.index, message.detail),
      };
  }
}

export type TrafficUrls = { dataUrl: string; workerUrl: string };

/** Checks inputs in a worker. A new input replaces the last one. */
export function useTrafficCheck({ dataUrl, workerUrl }: TrafficUrls) {
  const [result, setResult] = useState(empty);
  const worker = useRef<Worker>(undefined);
  const isBusy = result.state === 'checking';

  const stop = () => {
    worker.current?.terminate();
    worker.current = undefined;
  };
  useEffect(() => () => worker.current?.terminate(), []);

  const start = (): Worker => {
    const started = new Worker(workerUrl);
    started.addEventListener('message', ({ data }: MessageEvent<TrafficMessage>) => {
      if (worker.current === started) setResult((current) => applyMessage(current, data));
    });
    started.addEventListener('error', () => {
      const reason = 'The code that checks calls could not be loaded.';
      setResult((current) => ({ ...current, state: 'failed', reason }));
    });
    return started;
  };

  const check = (input: string | File, operationId: string | undefined) => {
    // What a worker is doing can't be interrupted otherwise.
    if (isBusy) stop();
    if (input === '') {
      stop();
      setResult(empty);
      return;
    }
    setResult({ ...empty, state: 'checking', operations: result.operations });
    worker.current ??= start();
    const request: CheckRequest = { type: 'check', dataUrl, input, operationId };
    worker.current.postMessage(request);
  };
  const cancel = () => {
    stop();
    setResult((current) => ({ ...current, state: 'canceled' }));
  };
  const requestDetail = (index: number) => {
    const request: DetailRequest = { type: 'detail', index };
    worker.current?.postMessage(request);
  };
  return { result, isBusy, check, cancel, requestDetail };
}
