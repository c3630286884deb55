import { roleAttribute, roleDeniedAttribute } from '../../../site/data-attributes/role-lens';
import { listDenied } from '../roles';

/** Sets on the root element what the stylesheet dims for a role. */
export function showRole(role: string | undefined): void {
  const root = document.documentElement;
  const denied = role === undefined ? [] : listDenied(role);
  if (role === undefined) root.removeAttribute(roleAttribute);
  else root.setAttribute(roleAttribute, role);
  if (denied.length === 0) root.removeAttribute(roleDeniedAttribute);
  else root.setAttribute(roleDeniedAttribute, denied.join(' '));
}
