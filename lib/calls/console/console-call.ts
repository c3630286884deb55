import type { Outcome } from '../request/browser/send-request';

/** A request of the console with its outcome. */
export type ConsoleCall = {
  /** The operation of the form that sent it. */
  operationId: string;
} & (
  | { state: 'refused'; reason: string }
  | ({
      method: string;
      url: string;
      /** As whom it was sent: the access token. */
      token: string | undefined;
      /** Whether the response is from the sandbox, so that nothing left the browser. */
      isSandbox: boolean;
    } & ({ state: 'sent'; cancel: () => void } | Outcome))
);
