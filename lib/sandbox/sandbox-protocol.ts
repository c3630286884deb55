/** Paths of the sandbox, relative to where it is mounted, and the contents of its control responses. */

/** The root path of the API operations. */
export const apiRoot = '/api/v2';

/** The header of the API's access token, which the sandbox checks. */
export const tokenHeader = 'X-Token';

/** The status with which the API refuses a call. */
export const refusalStatus = 405;

/** The port of the sandbox on the reader's machine, unless it is started with another one. */
export const defaultPort = 4010;

/** The URL of the API of the sandbox on the reader's machine. */
export const localSandboxUrl = `http://localhost:${defaultPort}${apiRoot}`;

/** The first id that the sandbox assigns to a new record, above every id in the scenarios. */
export const firstCreatedId = 1_000_001;

/** Endpoints that control the sandbox itself. They are not part of the API. */
export const controlPaths = {
  state: '/control',
  reset: '/control/reset',
  clock: '/control/clock',
  calls: '/control/calls',
  webhooks: '/control/web-hooks',
  /** Only the local server has it. */
  webhookAttempts: '/control/web-hooks/attempts',
  secrets: '/control/secrets',
  session: '/control/session',
} as const;

/** The response header that identifies responses of the sandbox. */
export const sandboxHeader = { name: 'X-Answered-By', value: 'Sandbox' } as const;

/**
 * The response header with the records that the request has changed, such as `appointments 1000001 added`, separated by
 * commas. Sessions and settings are left out. Absent if nothing changed.
 */
export const sandboxChangesHeader = 'X-Sandbox-Changes';

/** The response header of an example of the description, which the sandbox sends if it does not simulate the operation. */
export const sandboxExampleHeader = 'X-Sandbox-Example';

/** The error code for a call whose user was deleted. Pages offer a reset when they receive it. */
export const userGoneErrorCode = 'SANDBOX_USER_GONE';

/** The error code of an internal error of the sandbox, such as one caused by damaged records. Pages offer a reset. */
export const faultErrorCode = 'SANDBOX_FAULT';

/** The error code for a call whose token belongs to no session. */
export const unknownTokenErrorCode = 'SANDBOX_TOKEN_UNKNOWN';

/** The state of the sandbox, as `GET /control` returns it. */
export type SandboxState = {
  /** Name of the scenario that was loaded last. */
  scenario: string;
  /** The time of its clock. */
  now: string;
  /** Number of API calls and of webhook deliveries since the scenario was loaded. */
  calls: number;
  webHooks: number;
  /** Whether its records are persisted. */
  isKept: boolean;
  /** Whether stored records were discarded because they were corrupt or from another version. */
  hasForgotten: boolean;
};

/** The codes that the API would send to a user by email or phone. The sandbox shows them in its panel instead. */
export type VerificationCodes = {
  email: string;
  resetCode?: string | undefined;
  oneTimePassword?: string | undefined;
};

/** One time at which the local server has sent a webhook (`--webhooks-to`). */
export type WebhookAttempt = {
  id: number;
  deliveryId: number;
  hook: string;
  /** The reason in the payload; missing for webhooks that have none. */
  reason?: string | undefined;
  /** 1 for the first attempt. */
  number: number;
  isDuplicate: boolean;
  /** The status of the response. */
  status?: number | undefined;
  /** Why there is no response. */
  failure?: string | undefined;
  /** When it is sent again. Missing if it was accepted or given up. */
  retryInMs?: number | undefined;
};
