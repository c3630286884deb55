import type { ApiResponse } from './api-response';

/** A request of the console with its outcome. */
export type ConsoleCall = {
  /** The operation of the form that sent it. */
  operationId: string;
  method: string;
  url: string;
  /** The JSON text of the body, if any. */
  requestBody?: string | undefined;
  /** As whom it was sent: the access token. */
  token: string | undefined;
  /** Whether the response is from the sandbox, so that nothing left the browser. */
  isSandbox: boolean;
} & (
  | { state: 'sent'; cancel: () => void }
  /** The reader has canceled it. */
  | { state: 'canceled' }
  | { state: 'completed'; response: ApiResponse }
  | { state: 'failed'; reason: string }
  | { state: 'refused'; reason: string }
);
