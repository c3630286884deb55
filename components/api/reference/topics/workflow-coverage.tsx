import type { ReactNode } from 'react';
import { CommaList } from '@/components/docs/mdx/comma-list';
import { Identifier } from '@/components/docs/mdx/identifier';
import { SiteLink } from '@/components/ui/navigation/site-link';
import { getWorkflow } from '@/lib/api/arazzo/load-workflows';
import { getCoverage, listUncovered } from '@/lib/calls/workflows/workflow-coverage';
import { rulePath } from '@/lib/calls/workflows/workflow-rules';
import { operationPath, workflowPath } from '@/lib/site/page-paths';
import { ReferenceTable } from './reference-table';

type Kind = 'operations' | 'statuses' | 'rules';

const columns: Record<Kind, string> = {
  operations: 'Operation',
  statuses: 'Status',
  rules: 'Rule',
};

/** The first cell of each row of a kind. */
function listRows(kind: Kind): Array<{ id: string; workflows: string[]; cell: ReactNode }> {
  const coverage = getCoverage();
  if (kind === 'rules') {
    return coverage.rules.map((rule) => ({
      ...rule,
      cell: (
        <>
          <SiteLink href={rulePath(rule)}>{rule.title}</SiteLink>
          <p>
            <Identifier name={rule.owner} />
          </p>
        </>
      ),
    }));
  }
  return coverage[kind].map(({ id, workflows }) => ({
    id,
    workflows,
    cell:
      kind === 'operations' ? (
        <SiteLink href={operationPath(id)}>
          <Identifier name={id} />
        </SiteLink>
      ) : (
        <code>{id}</code>
      ),
  }));
}

/** The operations, statuses, or rules of the API, with the workflows that use each of them. */
export function WorkflowCoverage({ of: kind }: { of: Kind }) {
  const rows = listRows(kind);
  const covered = rows.length - listUncovered(rows).length;
  return (
    <>
      <p>
        Workflows use {covered} of {rows.length}.
      </p>
      <div data-search="off">
        <ReferenceTable
          columns={[columns[kind], 'Workflows']}
          first="medium"
          rows={rows.map(({ id, cell, workflows }) => ({
            key: id,
            cells: [
              cell,
              workflows.length === 0 ? (
                'None'
              ) : (
                <CommaList
                  key="workflows"
                  items={workflows}
                  render={(name) => (
                    <SiteLink href={workflowPath(name)}>{getWorkflow(name).info.title}</SiteLink>
                  )}
                />
              ),
            ],
          }))}
        />
      </div>
    </>
  );
}
