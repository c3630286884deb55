/**
 * Returns the ID of the displayed operation or webhook, if any. Elements' hash router has it in
 * `#/operations/{operationId}` or `#/webhooks/{operationId}`.
 */
export const getCurrentOperationId = (): string | undefined =>
  /^#\/(?:operations|webhooks)\/(\w+)/.exec(window.location.hash)?.[1];
