import type {
  OperationId,
  PathParameters,
  QueryParameters,
  RequestBody,
  ResponseJson,
} from './api-types';
import type { Store } from './record-store';
import type { Clock } from './sandbox-clock';
import type { Account, SandboxData } from './sandbox-data';
import type { SandboxResponse } from './sandbox-response';

/** What every operation works with. */
export type Sandbox = {
  store: Store;
  clock: Clock;
  /** The world of every day, of which every scenario is made. */
  base: SandboxData;
};

/** A call after its token, parameters and body were found right. */
export type OperationCall<Id extends OperationId> = Sandbox & {
  path: PathParameters<Id>;
  query: QueryParameters<Id>;
  body: RequestBody<Id>;
  now: Date;
  /** What the caller would accept, from the `Accept` header. */
  accept: string;
};

/** A call of an operation that needs a token. */
export type AuthenticatedCall<Id extends OperationId> = OperationCall<Id> & {
  token: string;
  caller: Account;
};

/** A call of an operation that works without a token. */
export type PublicCall<Id extends OperationId> = OperationCall<Id> & {
  token?: string;
  caller?: Account;
};

/** The operations that need no token, or take one that may be missing. A test holds it against the description. */
export const publicOperations = [
  'createToken',
  'requestPasswordReset',
  'downloadFile',
  'downloadAsset',
] as const satisfies OperationId[];
type OpenOperationId = (typeof publicOperations)[number];

export type OperationHandler<Id extends OperationId> = (
  call: Id extends OpenOperationId ? PublicCall<Id> : AuthenticatedCall<Id>,
) => SandboxResponse<ResponseJson<Id>> | Promise<SandboxResponse<ResponseJson<Id>>>;

/** Part of the operations: each file of `operations/` gives the ones of its subject. */
export type OperationHandlers<Ids extends OperationId> = { [Id in Ids]: OperationHandler<Id> };
