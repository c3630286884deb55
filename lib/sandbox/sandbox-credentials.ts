/** Tokens with which the everyday scenario begins: each is a log-in of one of its users. */
export const sandboxTokens = {
  dana: '5f0f8a4e-example-token',
  carrier: 'sandbox-carrier-token',
  support: 'sandbox-support-token',
  profile: 'sandbox-profile-token',
} as const;

/** The password of every account of the scenarios. */
export const sandboxPassword = 'correct-horse-battery';

/** The user whom the pages' samples log in as. After a deletion, the same address is another user's. */
export const danaAccount = { id: 48213, email: 'dana@example.com' } as const;
