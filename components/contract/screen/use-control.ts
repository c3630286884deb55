import { useEffect, useId, useState } from 'react';
import type { Action, DisabledUntil } from '@/lib/contract/contract-types';
import { isDisabledUntil } from '@/lib/contract/disabled-until';
import { usePerformAction, useScreenData, useText } from './use-screen';

export type ControlFields = { disabled?: boolean; disabledUntil?: DisabledUntil };

/** Milliseconds since 1970, told again when the moment that an element waits for has come. */
function useClock(until: DisabledUntil | undefined): number | undefined {
  const [now, setNow] = useState<number>();
  const waits = until?.kind === 'time';
  useEffect(() => {
    if (!waits) return undefined;
    const tick = () => setNow(Date.now());
    tick();
    const timer = window.setInterval(tick, 1000);
    return () => window.clearInterval(timer);
  }, [waits]);
  return now;
}

/** Whether an element can be used, and the hint that says why not. `hintId` names the hint's place. */
export function useControl({ disabled = false, disabledUntil }: ControlFields) {
  const now = useClock(disabledUntil);
  const waiting = useScreenData(
    (data) => disabledUntil !== undefined && isDisabledUntil(disabledUntil, data, now),
    disabledUntil === undefined,
  );
  const text = useText(disabledUntil?.hint);
  const hintId = useId();
  const hint = waiting && text !== '' ? text : undefined;
  return { disabled: disabled || waiting, hint, hintId: hint && hintId };
}

/** An action that can be run: whether it is under way, and whether it ran once and for all. */
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
