import { routes } from '../../site/page-paths';

/** The query parameter with the id of a sandbox case. */
export const caseParameter = 'case';

/** The query parameter that requests the sample stored in this tab (see stored-sample.ts). */
export const sampleParameter = 'sample';

/** Returns the URL of the console with a sandbox case filled in, without the base URL. */
export function caseUrl({ id, operationId }: { id: string; operationId: string }): string {
  return `${routes.api}?${caseParameter}=${id}#/operations/${operationId}`;
}

/** Returns the URL of the console with the stored sample filled in, without the base URL. */
export function sampleUrl(operationId: string): string {
  return `${routes.api}?${sampleParameter}#/operations/${operationId}`;
}
