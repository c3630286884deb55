/** What an operation answers with. */
export type SandboxResponse<Json> =
  | { status: 200; json: Json }
  | { status: 200; bytes: Uint8Array; type: string; fileName?: string }
  | { status: 204 };

export const json = <Json>(value: Json): SandboxResponse<Json> => ({ status: 200, json: value });

/** Success, where the body of the answer is not published. */
export const noContent = (): SandboxResponse<never> => ({ status: 204 });

/** @param fileName under which a browser saves it; none: the browser shows it */
export const bytes = (
  content: Uint8Array,
  type: string,
  fileName?: string,
): SandboxResponse<never> => ({
  status: 200,
  bytes: content,
  type,
  fileName,
});

/**
 * Why a call is refused: what becomes the error record of a 405. The API's own classifications are not published,
 * so the sandbox's say whose they are.
 */
export type Refusal = {
  error: `SANDBOX_${string}`;
  /** One sentence for the reader. */
  message: string;
  /** Which field is meant and why, in words that lead on. */
  data: { field?: string; reason: string } & Record<string, unknown>;
};

/** Carries a refusal out of an operation. */
export class RefusedError extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

/** Carries a 403 out of an operation: the company id is wrong. */
export class ForbiddenError extends Error {}

/** Ends a call with a 405 and the error record. */
export function refuse(
  error: Refusal['error'],
  message: string,
  data: Refusal['data'] = { reason: message },
): never {
  throw new RefusedError({ error, message, data });
}

/** Ends a call with a 403: the company id is none of the caller's. */
export function forbid(): never {
  throw new ForbiddenError();
}

/** Ends a call because a record is not there, or not the caller's: which of the two is nobody's business. */
export function refuseNotFound(field: string, what: string, id: unknown): never {
  refuse('SANDBOX_NOT_FOUND', `There is no ${what} ${String(id)} that this caller can see.`, {
    field,
    reason: `The scenario has no such ${what}, or it belongs to somebody else.`,
    found: id,
  });
}
