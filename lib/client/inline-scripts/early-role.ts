import { readStoredRole, readUrlRole, showRole } from '../../api/roles/browser/stored-role';

/**
 * Dims what the reader's role cannot call or see before the first paint. Pages of the reference that have “View as”
 * contain it; view-as-script.ts does the rest.
 */
showRole(readUrlRole() ?? readStoredRole());
