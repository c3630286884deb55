import { routes } from '../site/urls';

/** The parameter of the console's address that names a case. */
export const caseParameter = 'case';

/** The console's address at the operation of a case, which it then fills in. Without the base URL. */
export function caseAddress({ id, operationId }: { id: string; operationId: string }): string {
  return `${routes.api}?${caseParameter}=${id}#/operations/${operationId}`;
}
