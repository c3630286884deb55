import type { Answer } from './answer';
import type { BodyOf, JsonOf, OperationId, PathOf, QueryOf } from './api';
import type { Clock } from './clock';
import type { Store } from './store';
import type { Account, World } from './world';

/** What every operation works with. */
export type Sandbox = {
  store: Store;
  clock: Clock;
  /** The world of every day, of which every scenario is made. */
  base: World;
};

/** A call after its token, parameters and body were found right. */
export type Call<Id extends OperationId> = Sandbox & {
  path: PathOf<Id>;
  query: QueryOf<Id>;
  body: BodyOf<Id>;
  now: Date;
  /** What the caller would accept, from the `Accept` header. */
  accept: string;
};

/** A call of an operation that needs a token. */
export type CallOfUser<Id extends OperationId> = Call<Id> & { token: string; caller: Account };

/** A call of an operation that works without a token. */
export type CallOfAnyone<Id extends OperationId> = Call<Id> & {
  token?: string;
  caller?: Account;
};

/** The operations that need no token, or take one that may be missing. A test holds it against the description. */
export const openOperations = [
  'createToken',
  'requestPasswordReset',
  'downloadFile',
  'downloadAsset',
] as const satisfies OperationId[];
type OpenOperationId = (typeof openOperations)[number];

export type Handler<Id extends OperationId> = (
  call: Id extends OpenOperationId ? CallOfAnyone<Id> : CallOfUser<Id>,
) => Answer<JsonOf<Id>> | Promise<Answer<JsonOf<Id>>>;

/** Part of the operations: each file of `operations/` gives the ones of its subject. */
export type Handlers<Ids extends OperationId> = { [Id in Ids]: Handler<Id> };
