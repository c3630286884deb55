/** Attributes of the role lens of the API reference. */

/**
 * Marks the role lens of a page. The value is the kind of the page, `operation`, `list` or `schema`, and the restrictions
 * of its operation, or the number of operations in its list.
 * @writer components/api/reference/role-lens.tsx
 * @reader components/api/reference/role-lens.css
 * @reader components/api/request/role-mismatch.tsx
 * @reader lib/api/roles/browser/role-lens-script.ts
 */
export const roleLensAttribute = 'data-role-lens';

/**
 * On the root element: the role that the reader has selected.
 * @writer lib/api/roles/browser/stored-role.ts
 * @reader components/api/reference/role-lens.css
 * @reader lib/api/roles/browser/stored-role.ts
 * @reader lib/api/roles/browser/stored-role.ts
 */
export const roleAttribute = 'data-role';

/**
 * On the root element: the restrictions because of which that role cannot call operations or see fields.
 * @writer lib/api/roles/browser/stored-role.ts
 * @reader components/api/reference/role-lens.css
 */
export const roleDeniedAttribute = 'data-role-denied';

/**
 * What a caller needs for an operation or a field (lib/api/roles/roles.ts).
 * @writer components/api/reference/field-list.tsx
 * @writer components/api/reference/operation-list.tsx
 * @writer components/api/reference/operation-page.tsx
 * @writer components/ui/navigation/nav-link.tsx
 * @reader components/api/reference/role-lens.css
 * @reader lib/api/roles/browser/role-lens-script.ts
 */
export const restrictionAttribute = 'data-restriction';

/**
 * Marks the element for the role lens's note about an `operation` or a `field`.
 * @writer components/api/reference/field-list.tsx
 * @writer components/api/reference/operation-list.tsx
 * @reader components/api/reference/role-lens.css
 * @reader lib/api/roles/browser/role-lens-script.ts
 */
export const roleNoteAttribute = 'data-role-note';
