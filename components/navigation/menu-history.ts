/** Marks the history entry that the open mobile menu stands on: a link followed from the menu takes its place. */
export const menuHistoryState = { menu: true };

/** Whether the current history entry is the menu's own. */
export function isMenuHistoryEntry(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && Reflect.get(state, 'menu') === true;
}
