import { useEffect, useId, useState } from 'react';
import type { Action, DisabledUntil } from '@/lib/elements/contract-types';
import { isDisabledUntil } from '@/lib/elements/disabled-until';
import { usePerformAction, useScreenData, useText } from './use-screen';

export type ControlFields = {
  disabled?: boolean | undefined;
  disabledUntil?: DisabledUntil | undefined;
};

/** The time in milliseconds since the epoch, updated every second; undefined until mounted or without a `time` rule. */
function useClock(until: DisabledUntil | undefined): number | undefined {
  const [now, setNow] = useState<number>();
  const isTimeRule = until?.kind === 'time';
  useEffect(() => {
    if (!isTimeRule) return undefined;
    const tick = () => setNow(Date.now());
    tick();
    const timer = window.setInterval(tick, 1000);
    return () => window.clearInterval(timer);
  }, [isTimeRule]);
  return now;
}

/** Whether a control is disabled, and the hint that explains why. `hintId` is the DOM id for the hint. */
export function useControl({ disabled = false, disabledUntil }: ControlFields) {
  const now = useClock(disabledUntil);
  const isWaiting = useScreenData(
    (data) => disabledUntil !== undefined && isDisabledUntil(disabledUntil, data, now),
    disabledUntil === undefined,
  );
  const text = useText(disabledUntil?.hint);
  const hintId = useId();
  const hint = isWaiting && text !== '' ? text : undefined;
  return { disabled: disabled || isWaiting, hint, hintId: hint && hintId };
}

/** A function that runs an action, with its state: whether it is in progress, and whether a `once` action is done. */
export function useActionRun(action: Action | undefined) {
  const perform = usePerformAction();
  const [state, setState] = useState<'ready' | 'busy' | 'done'>('ready');
  const busyText = useText(action?.metadata?.busyText);
  const run = async (): Promise<boolean> => {
    if (!action || state !== 'ready') return false;
    setState('busy');
    const succeeded = await perform(action).catch(() => false);
    setState(succeeded && action.metadata?.once ? 'done' : 'ready');
    return succeeded;
  };
  return {
    run,
    busy: state === 'busy',
    done: state === 'done',
    busyText: state === 'busy' ? busyText || 'Working' : '',
  };
}
