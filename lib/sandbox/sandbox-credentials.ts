/** Tokens of the sessions that exist when the everyday scenario starts, by user. */
export const sandboxTokens = {
  dana: '5f0f8a4e-example-token',
  carrier: 'sandbox-carrier-token',
  support: 'sandbox-support-token',
  profile: 'sandbox-profile-token',
} as const;

/** The token of each user as whom requests can be sent, by the id of the user. */
export const roleTokens = {
  patient: sandboxTokens.dana,
  carrier: sandboxTokens.carrier,
  doctor: sandboxTokens.profile,
  support: sandboxTokens.support,
} as const;

/** The password of every account of the scenarios. */
export const sandboxPassword = 'correct-horse-battery';

/** The user as whom the samples log in. If she was deleted, a login with this email registers a new user. */
export const danaAccount = { id: 48213, email: 'dana@example.com' } as const;

/** What the console's request samples have in the place of an access token. It counts as a missing token. */
export const placeholderToken = 'YOUR_TOKEN';
