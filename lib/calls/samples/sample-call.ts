import type { HttpRequest } from '../../api/call/api-call';
import type { UserId } from '../../api/users/users-schema';

/**
 * A call of a sample. Pages contain it as JSON for the "Run" button. Its URL is relative to that of the API, its body is
 * JSON, and a token that the sample makes up is among its headers.
 */
export type SampleCall = HttpRequest & {
  /** Id of the operation. */
  operation: string;
  /** The user whose token replaces the placeholder of the sample; missing if the sample has no placeholder. */
  as?: UserId;
  /** The ids that the page shows for the records that the call creates, by the name of their field. */
  captures?: Record<string, number>;
  /** The values of the path and query parameters, by name. */
  parameters?: Record<string, string | string[]>;
};
