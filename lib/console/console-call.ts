import type { ReadableBody } from './read-response-body';

/** A request of the console with its outcome, including what the console's library does not show. */
export type ConsoleCall = {
  method: string;
  url: string;
  /** Whether an access token was sent. */
  hasToken: boolean;
  /** Whether the response is from the sandbox, so that nothing left the browser. */
  isSandbox: boolean;
} & (
  | { state: 'sent'; cancel: () => void }
  /** The reader has canceled it. */
  | { state: 'canceled' }
  | (Omit<ReadableBody, 'plainText'> & {
      state: 'answered';
      status: number;
      statusText: string;
      /** Milliseconds from sending to the end of the response. */
      duration: number;
      headers: Array<[name: string, value: string]>;
      body: Blob;
      fileName: string;
    })
  | { state: 'failed'; origin: string; isOffline: boolean }
  | { state: 'refused'; reason: string }
);
