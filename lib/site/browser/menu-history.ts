/** The state of the history entry that the open mobile menu adds. Following a link in the menu replaces the entry. */
export const menuHistoryState = { menu: true };

/** Returns whether a state is that of the mobile menu's history entry. */
const isMenuState = (state: unknown): state is typeof menuHistoryState =>
  typeof state === 'object' && state !== null && 'menu' in state && state.menu === true;

/** Returns whether the current history entry is that of the mobile menu. */
export const isMenuHistoryEntry = (): boolean => isMenuState(window.history.state);
