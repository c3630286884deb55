import { SiteLink } from '@/components/frame/site-link';
import { getOperation } from '@/lib/openapi/operations';
import { operationPath } from '@/lib/site/urls';
import { Method } from './method';
import styles from './operation.module.css';

/** A call of the API by its operation id: method and path from the OpenAPI document, linked to the reference. */
export function Operation({ id }: { id: string }) {
  const { method, path, summary } = getOperation(id);
  return (
    <SiteLink href={operationPath(id)} className={styles.operation}>
      <Method method={method} /> {path === '' ? summary : <code>{path}</code>}
    </SiteLink>
  );
}
