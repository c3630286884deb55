import { Operation } from '@/components/docs/mdx/operation';
import { listOperations } from '@/lib/api/description/operations';
import { adviseRepeat, repeatTexts } from '@/lib/calls/traffic/check/advise-repeat';
import { ReferenceTable } from './reference-table';

/** The operations of which it is documented whether they can be repeated. Reads are in the text above the table. */
export function RepeatableCalls() {
  const rows = listOperations()
    .filter(({ method }) => method !== 'get')
    .map((operation) => ({ id: operation.id, ...adviseRepeat(operation) }))
    .filter(({ verdict }) => verdict !== 'undocumented');
  return (
    <ReferenceTable
      columns={['Call', 'Send it again', 'Reason']}
      first="medium"
      rows={rows.map(({ id, verdict, reason }) => ({
        key: id,
        cells: [<Operation key="call" id={id} />, repeatTexts[verdict], reason],
      }))}
    />
  );
}
