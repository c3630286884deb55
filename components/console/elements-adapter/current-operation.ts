/** Returns the ID of the displayed operation, if any. Elements' hash router has it in `#/operations/{operationId}`. */
export const getCurrentOperationId = (): string | undefined =>
  /^#\/operations\/(\w+)/.exec(window.location.hash)?.[1];
