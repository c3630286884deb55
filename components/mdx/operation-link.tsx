'use client';

import { SiteLink } from '@/components/navigation/site-link';
import type { HttpMethod } from '@/lib/http/methods';
import { operationPath } from '@/lib/site/urls';
import { MethodBadge } from './method-badge';
import styles from './operation.module.css';

/**
 * A call in a text: method and path, or what it is for where it has no path. A client component because the
 * plain data that it gets is smaller in the page than its markup.
 */
export function OperationLink({
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
      <MethodBadge method={method} /> {path === '' ? summary : <code>{path}</code>}
    </SiteLink>
  );
}
