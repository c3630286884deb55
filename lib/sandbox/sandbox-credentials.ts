/** The password of every account of the scenarios. */
export const sandboxPassword = 'correct-horse-battery';

/** What the console's request samples have in the place of an access token. It counts as a missing token. */
export const placeholderToken = 'YOUR_TOKEN';
