import type { HttpMethod } from '@/lib/kit/http/methods';
import './method-badge.css';

/** An HTTP method as a badge. */
export const MethodBadge = ({ method }: { method: HttpMethod }) => (
  <span className="method-badge" data-method={method}>
    {method.toUpperCase()}
  </span>
);
