import type { UserId } from '../../api/users/users-schema';

/** A call of a sample. Pages contain it as JSON for the "Run" button. */
export type SampleCall = {
  method: string;
  /** Relative to the API root, with the query: `/appointments/70412`. */
  path: string;
  /** Id of the operation. */
  operation: string;
  /** The user whose token replaces the placeholder of the sample; missing if the sample has no placeholder. */
  as?: UserId;
  /** A made-up token of the sample, which is sent unchanged. */
  token?: string;
  accept?: string;
  /** The ids that the page shows for the records that the call creates, by the name of their field. */
  captures?: Record<string, number>;
  /** The values of the path and query parameters, by name. */
  parameters?: Record<string, string | string[]>;
  /** The JSON request body. */
  body?: unknown;
};
