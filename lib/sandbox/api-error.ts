import type { SandboxErrorCode } from './error-codes';

/** Content of the error record of a 405. */
export type ErrorDetails = {
  error: SandboxErrorCode;
  /** One sentence for the reader. */
  message: string;
  /** The field that caused the error, and an actionable reason. */
  data: { field?: string; reason: string } & Record<string, unknown>;
};

/** Thrown by an operation to return a 405. */
export class ApiError extends Error {
  readonly details: ErrorDetails;
  constructor(details: ErrorDetails) {
    super(details.message);
    this.details = details;
  }
}

/** Thrown by an operation to return a 403, because the company id is not one of the caller's. */
export class ForbiddenError extends Error {}

/** Ends a call with a 405 and an error record. */
export function reject(
  error: ErrorDetails['error'],
  message: string,
  data: ErrorDetails['data'] = { reason: message },
): never {
  throw new ApiError({ error, message, data });
}

/** Ends a call with a 403, because the company id is not one of the caller's. */
export function forbid(): never {
  throw new ForbiddenError();
}

/** Ends a call because a record does not exist or is not the caller's. The response must not reveal which. */
export function rejectNotFound(field: string, what: string, id: unknown): never {
  reject('SANDBOX_NOT_FOUND', `There is no ${what} ${String(id)} that this caller can see.`, {
    field,
    reason: `The scenario has no such ${what}, or it belongs to somebody else.`,
    found: id,
  });
}
