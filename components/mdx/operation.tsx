import { getOperation } from '@/lib/openapi/operations';
import { OperationLink } from './operation-link';

/** A call of the API by its operation id: method and path from the OpenAPI document, linked to the reference. */
export function Operation({ id }: { id: string }) {
  const { method, path, summary } = getOperation(id);
  return <OperationLink id={id} method={method} path={path} summary={path === '' ? summary : ''} />;
}
