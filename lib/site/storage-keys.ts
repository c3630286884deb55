/** The prefix of all keys that the portal stores in the browser. */
export const storagePrefix = 'hub.';

/** The key under which next-themes stores the color mode that the reader chose. */
export const themeStorageKey = 'theme';
