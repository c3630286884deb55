/** What stands before each of the portal's keys in the browser's storage. */
export const storagePrefix = 'hub.';
