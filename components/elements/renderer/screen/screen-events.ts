import type { Action } from '@/lib/elements/contract-types';

/** An event that a screen reports to its host app. The bindings in the detail of an action are resolved. */
export type ScreenEvent =
  | { kind: Action['type']; detail: Record<string, unknown>; action: Action }
  | { kind: 'change'; detail: { name: string; value: unknown } }
  | { kind: 'invalid'; detail: { fields: string[] } }
  | { kind: 'declined'; detail: { question: string } };

/** Handles an event and returns whether it succeeded. `undefined` counts as success. */
export type ScreenEventHandler = (event: ScreenEvent) => Promise<boolean> | boolean | undefined;
