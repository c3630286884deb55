import { userEvent } from 'vitest/browser';

/** Presses keys one after the other, by their names in `KeyboardEvent.key`: `press('Tab', 'Enter', 'a')`. */
export async function press(...keys: readonly string[]): Promise<void> {
  for (const key of keys) await userEvent.keyboard(key === ' ' ? ' ' : `{${key}}`);
}
