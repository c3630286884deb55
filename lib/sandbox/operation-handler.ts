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

/** The state that every operation reads and writes. */
export type Sandbox = {
  store: Store;
  clock: Clock;
  /** The everyday data, from which every scenario is built. */
  base: SandboxData;
};

/** A call whose token, parameters, and body are valid. */
export type OperationCall<Id extends OperationId> = Sandbox & {
  path: PathParameters<Id>;
  query: QueryParameters<Id>;
  body: RequestBody<Id>;
  now: Date;
  /** The value of the `Accept` header. */
  accept: string;
};

/** A call of an operation that needs a token. */
export type AuthenticatedCall<Id extends OperationId> = OperationCall<Id> & {
  token: string;
  caller: Account;
};

/** A call of an operation that works without a token. */
export type PublicCall<Id extends OperationId> = OperationCall<Id> & {
  token?: string | undefined;
  caller?: Account | undefined;
};

/** The operations whose token is optional or not used. A test compares the list with the API description. */
export const publicOperations = [
  'createToken',
  'requestPasswordReset',
  'downloadFile',
  'downloadAsset',
] as const satisfies OperationId[];
type PublicOperationId = (typeof publicOperations)[number];

export type OperationHandler<Id extends OperationId> = (
  call: Id extends PublicOperationId ? PublicCall<Id> : AuthenticatedCall<Id>,
) => SandboxResponse<ResponseJson<Id>> | Promise<SandboxResponse<ResponseJson<Id>>>;

/** The handlers of some operations: each file in `operations/` implements those of one subject. */
export type OperationHandlers<Ids extends OperationId> = { [Id in Ids]: OperationHandler<Id> };
