import { earlyRoleScript } from '@/.generated/site/inline-scripts';
import { viewAsScript } from '@/.generated/site/page-scripts';
import { listDocumentedValues } from '@/lib/api/description/documented-values';
import { getOpenApiDocument } from '@/lib/api/description/load-openapi-document';
import { listVisibility } from '@/lib/api/description/visibility';
import { roleLabels } from '@/lib/api/roles/roles';
import { assetUrl } from '@/lib/site/base-url';
import { getSite } from '@/lib/site/site-settings';
import './view-as.css';

/** The options as HTML, which needs no end tags here. */
function formatOptions(): string {
  const roles = Object.entries(roleLabels).map(([id, label]) => `<option value="${id}">${label}`);
  const grants = listDocumentedValues(getOpenApiDocument().components.schemas.Grant ?? {});
  return [
    '<option value="">All callers',
    ...roles,
    ...(grants.length > 0 ? ['<optgroup label="Holder of the grant">'] : []),
    ...grants.map((grant) => `<option>${grant}`),
  ].join('');
}

/**
 * Selects as whom the page is read. Without a choice, nothing changes. An API without a sandbox
 * that says nothing about callers has no roles. lib/api/roles/browser/view-as-script.ts writes what
 * the role cannot call or see into the page.
 * @param props.kind what the page describes
 * @param props.restrictions what a caller of the page's operation needs
 * @param props.count the number of operations in a list, of which some have no restrictions
 * @param props.isNeeded whether the page differs by role. Others show the selector only while a role is selected
 */
export function ViewAs({
  kind,
  restrictions,
  count,
  isNeeded = true,
}: {
  kind: 'operation' | 'list' | 'schema';
  restrictions?: string | undefined;
  count?: number | undefined;
  isNeeded?: boolean;
}) {
  if (!getSite().sandbox && listVisibility().length === 0) return null;
  return (
    <div
      className="view-as"
      hidden={!isNeeded}
      data-view-as={[kind, restrictions ?? count].filter(Boolean).join(' ')}
      data-search="off"
      data-markdown="omit"
    >
      {/* Dims the page for the reader's role before the first paint (lib/client/inline-scripts/early-role.ts). */}
      <script dangerouslySetInnerHTML={{ __html: earlyRoleScript }} />
      {/* React puts it into the head. */}
      <script async src={assetUrl(viewAsScript.path)} integrity={viewAsScript.integrity} />
      <label>
        <span>View as</span>
        {/* Without autocomplete, browsers do not restore an earlier selection. */}
        <select autoComplete="off" dangerouslySetInnerHTML={{ __html: formatOptions() }} />
      </label>
      <p role="status" />
    </div>
  );
}
