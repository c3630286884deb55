import { SiteLink } from '@/components/ui/navigation/site-link';
import { getOperation } from '@/lib/api/description/operations';
import type { HttpMethod } from '@/lib/kit/http/methods';
import { operationPath } from '@/lib/site/page-paths';
import { Identifier } from './identifier';
import { MethodBadge } from './method-badge';
import styles from './operation.module.css';

/** A link to an operation: its method, and its path or, if the path is empty, its summary. */
function OperationLink({
  id,
  method,
  path,
  summary,
}: {
  id: string;
  method: HttpMethod;
  path: string;
  summary: string;
}) {
  return (
    <SiteLink href={operationPath(id)} className={styles.operation}>
      <MethodBadge method={method} /> {path === '' ? summary : <Identifier name={path} />}
    </SiteLink>
  );
}

/** A link to an operation by its id, with the method and the path of the OpenAPI document. */
export function Operation({ id }: { id: string }) {
  const { method, path, summary } = getOperation(id);
  return <OperationLink id={id} method={method} path={path} summary={path === '' ? summary : ''} />;
}
