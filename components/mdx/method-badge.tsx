import type { HttpMethod } from '@/lib/http/methods';
import styles from './method-badge.module.css';

/** An HTTP method as a badge. */
export function MethodBadge({ method }: { method: HttpMethod }) {
  return <span className={`${styles.method} ${styles[method] ?? ''}`}>{method.toUpperCase()}</span>;
}
