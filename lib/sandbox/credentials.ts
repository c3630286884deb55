/** Tokens with which the everyday scenario begins: each is a log-in of one of its users. */
export const sandboxTokens = {
  dana: '5f0f8a4e-example-token',
  carrier: 'sandbox-carrier-token',
  support: 'sandbox-support-token',
  profile: 'sandbox-profile-token',
} as const;

/** The password of every account of the scenarios. */
export const sandboxPassword = 'correct-horse-battery';
