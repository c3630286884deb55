/** The password of every account of the scenarios. */
export const sandboxPassword = 'correct-horse-battery';
