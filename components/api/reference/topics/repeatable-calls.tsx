import { Fragment } from 'react';
import { Operation } from '@/components/docs/mdx/operation';
import { listOperations } from '@/lib/api/description/operations';
import { adviseRepeat, repeatTexts } from '@/lib/calls/traffic/check/advise-repeat';
import { undocumentedPath } from '@/lib/site/page-paths';
import { ReferenceTable } from './reference-table';

/**
 * The operations about whose repetition the documentation says something. Reads are in the text above the table, and all
 * others in the text below it.
 */
export function RepeatableCalls() {
  const rows = listOperations()
    .filter(({ method }) => method !== 'get')
    .map((operation) => ({ id: operation.id, ...adviseRepeat(operation) }))
    .filter(({ href }) => href !== undocumentedPath('idempotency'));
  const reasons = new Map(rows.map((row) => [row.reason, row.verdict]));
  return (
    <ReferenceTable
      columns={['Call', 'Send it again', 'Reason']}
      first="narrow"
      rows={[...reasons].map(([reason, verdict]) => ({
        key: reason,
        cells: [
          rows
            .filter((row) => row.reason === reason)
            .map(({ id }) => (
              <Fragment key={id}>
                <Operation id={id} />{' '}
              </Fragment>
            )),
          repeatTexts[verdict],
          reason,
        ],
      }))}
    />
  );
}
