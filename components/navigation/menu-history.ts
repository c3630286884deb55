/** The state of the history entry that the open mobile menu adds. Following a link in the menu replaces the entry. */
export const menuHistoryState = { menu: true };

/** Returns whether the current history entry is that of the mobile menu. */
export function isMenuHistoryEntry(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'menu' in state && state.menu === true;
}
