import type { Action } from '@/lib/contract/contract-types';

/** What a screen tells its host. Actions come with their bindings filled in. */
export type ScreenEvent =
  | { kind: Action['type']; detail: Record<string, unknown> }
  | { kind: 'change'; detail: { name: string; value: unknown } }
  | { kind: 'invalid'; detail: { fields: string[] } }
  | { kind: 'declined'; detail: { question: string } };

/** The host's answer to an action: whether it succeeded. Nothing counts as a success. */
export type ScreenEventHandler = (event: ScreenEvent) => Promise<boolean> | boolean | undefined;
