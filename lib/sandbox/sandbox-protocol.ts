/** Addresses of the sandbox, below where it is mounted, and what its own calls answer with. */

/** Where the operations are. */
export const apiRoot = '/api/v2';

/** What a reader does to the sandbox itself: no part of the API. */
export const controlPaths = {
  state: '/control',
  reset: '/control/reset',
  clock: '/control/clock',
  calls: '/control/calls',
  webhooks: '/control/web-hooks',
  secrets: '/control/secrets',
  session: '/control/session',
} as const;

/** The header by which a reader, and the page, see that the sandbox answered. */
export const sandboxHeader = { name: 'X-Answered-By', value: 'Sandbox' } as const;

/** What classifies the refusal of a call whose user was deleted: a page offers a reset there. */
export const userGoneErrorCode = 'SANDBOX_USER_GONE';

/** What classifies the refusal of a call whose token no session has. */
export const unknownTokenErrorCode = 'SANDBOX_TOKEN_UNKNOWN';

/** How the sandbox stands. */
export type SandboxState = {
  /** Name of the scenario that was loaded last. */
  scenario: string;
  /** What its clock says. */
  now: string;
  /** How many calls it answered since the scenario was loaded, and how many web hooks it would have sent. */
  calls: number;
  webHooks: number;
  /** Whether it keeps its records beyond its own run. */
  isKept: boolean;
  /** Whether records were kept before that were of no use any more: those of another version, or broken ones. */
  hasForgotten: boolean;
};

/** The codes that the API would send to a user by e-mail or phone, which the sandbox shows instead. */
export type VerificationCodes = { email: string; resetCode?: string; oneTimePassword?: string };
