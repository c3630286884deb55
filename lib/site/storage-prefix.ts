/** The prefix of all keys that the portal stores in the browser. */
export const storagePrefix = 'hub.';
