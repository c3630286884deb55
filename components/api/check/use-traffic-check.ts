import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CallResult } from '@/lib/calls/traffic/view/call-result';
import type { Corrections } from '@/lib/calls/traffic/view/corrections';
import type {
  CallDetail,
  CheckRequest,
  DetailRequest,
  LoadRequest,
  TrafficMessage,
} from '@/lib/calls/traffic/view/traffic-messages';

/** What is known about the input. While another one is checked, the last results are still there. */
export type TrafficCheck = {
  state: 'empty' | 'checking' | 'done' | 'failed' | 'canceled';
  /** The part of the input that was read, from 0 to 1, and the calls in it. */
  progress: number;
  read: readonly CallResult[];
  reason?: string | undefined;
  results?: TrafficResults | undefined;
};

/** The results for a whole input. */
export type TrafficResults = Omit<Extract<TrafficMessage, { type: 'done' }>, 'type'> & {
  calls: readonly CallResult[];
  /** The number of the check. */
  revision: number;
};

const empty: TrafficCheck = { state: 'empty', progress: 0, read: [] };

function applyMessage(
  current: TrafficCheck,
  message: Exclude<TrafficMessage, { type: 'detail' }>,
): TrafficCheck {
  switch (message.type) {
    case 'checked':
      return {
        ...current,
        read: [...current.read, ...message.calls],
        progress: message.progress,
      };
    case 'done': {
      const { type: _type, ...results } = message;
      const revision = (current.results?.revision ?? 0) + 1;
      return { ...current, state: 'done', results: { ...results, calls: current.read, revision } };
    }
    case 'failed':
      return { ...empty, state: 'failed', reason: message.reason };
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
  const load = useEffectEvent(() => {
    worker.current = start();
    const request: LoadRequest = { type: 'load', dataUrl };
    worker.current.postMessage(request);
  });
  useEffect(() => {
    load();
    return () => worker.current?.terminate();
  }, []);

  const start = (): Worker => {
    const started = new Worker(workerUrl);
    started.addEventListener('message', ({ data }: MessageEvent<TrafficMessage>) => {
      if (worker.current !== started || data.type === 'detail') return;
      setResult((current) => applyMessage(current, data));
    });
    started.addEventListener('error', () => {
      const reason = 'The code that checks calls could not be loaded.';
      // The next check starts another worker.
      if (worker.current === started) worker.current = undefined;
      setResult(({ state }) => (state === 'empty' ? empty : { ...empty, state: 'failed', reason }));
    });
    return started;
  };

  const check = (input: string | File, corrections: Corrections) => {
    // What a worker is doing can't be interrupted otherwise.
    if (isBusy) stop();
    if (input === '') {
      stop();
      setResult(empty);
      return;
    }
    setResult(({ results }) => ({ ...empty, state: 'checking', results }));
    worker.current ??= start();
    const request: CheckRequest = { type: 'check', dataUrl, input, corrections };
    worker.current.postMessage(request);
  };
  const cancel = () => {
    stop();
    setResult({ ...empty, state: 'canceled' });
  };
  /** Returns a call with its bodies, which only the worker has. Never settles if another input replaces this one. */
  const loadDetail = (index: number) =>
    new Promise<CallDetail>((resolve) => {
      const listener = ({ data }: MessageEvent<TrafficMessage>) => {
        if (data.type !== 'detail' || data.index !== index) return;
        current?.removeEventListener('message', listener);
        resolve(data.detail);
      };
      const current = worker.current;
      current?.addEventListener('message', listener);
      const request: DetailRequest = { type: 'detail', index };
      current?.postMessage(request);
    });
  return { result, isBusy, check, cancel, loadDetail };
}
