/** The password of every account of the scenarios. */
export const sandboxPassword = 'correct-horse-battery';

/** Placeholder for the access token in the console's request samples. It counts as a missing token. */
export const placeholderToken = 'YOUR_TOKEN';
