/** The id of the operation on screen, where one is: the console's address names it (`#/operations/{operationId}`). */
export const getCurrentOperationId = (): string | undefined =>
  /^#\/operations\/(\w+)/.exec(window.location.hash)?.[1];
