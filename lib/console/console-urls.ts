import { routes } from '../site/urls';

/** The parameter of the console's address that names a case. */
export const caseParameter = 'case';

/** The parameter of the console's address that asks for the sample which the tab keeps (kept-sample.ts). */
export const sampleParameter = 'sample';

/** The console's address at the operation of a case, which it then fills in. Without the base URL. */
export function caseUrl({ id, operationId }: { id: string; operationId: string }): string {
  return `${routes.api}?${caseParameter}=${id}#/operations/${operationId}`;
}

/** The console's address at the operation of the kept sample, which it then fills in. Without the base URL. */
export function sampleUrl(operationId: string): string {
  return `${routes.api}?${sampleParameter}#/operations/${operationId}`;
}
