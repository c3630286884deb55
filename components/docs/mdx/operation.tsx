import { getOperation } from '@/lib/api/description/operations';
import { OperationLink } from './operation-link';

/** A link to an operation by its id, with the method and the path of the OpenAPI document. */
export function Operation({ id }: { id: string }) {
  const { method, path, summary } = getOperation(id);
  return <OperationLink id={id} method={method} path={path} summary={path === '' ? summary : ''} />;
}
