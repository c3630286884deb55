import type { SandboxErrorCode } from './error-codes';

/** Why a call is refused. It becomes the error record of a 405. */
export type Refusal = {
  error: SandboxErrorCode;
  /** One sentence for the reader. */
  message: string;
  /** The field that caused the refusal, and an actionable reason. */
  data: { field?: string; reason: string } & Record<string, unknown>;
};

/** Thrown by an operation to return a 405. */
export class RefusedError extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

/** Thrown by an operation to return a 403, because the company id is not one of the caller's. */
export class ForbiddenError extends Error {}

/** Ends a call with a 405 and an error record. */
export function refuse(
  error: Refusal['error'],
  message: string,
  data: Refusal['data'] = { reason: message },
): never {
  throw new RefusedError({ error, message, data });
}

/** Ends a call with a 403, because the company id is not one of the caller's. */
export function forbid(): never {
  throw new ForbiddenError();
}

/** Ends a call because a record does not exist or is not the caller's. The response must not reveal which. */
export function refuseNotFound(field: string, what: string, id: unknown): never {
  refuse('SANDBOX_NOT_FOUND', `There is no ${what} ${String(id)} that this caller can see.`, {
    field,
    reason: `The scenario has no such ${what}, or it belongs to somebody else.`,
    found: id,
  });
}
