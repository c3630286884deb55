import { useState } from 'react';
import { pluralize } from '@/lib/kit/text/pluralize';
import { diffPayloads, type PayloadDifference } from '@/lib/sandbox/webhooks/diff-payloads';
import { labelDelivery, type WorkbenchDelivery } from './workbench-delivery';

const getRecordId = ({ payload }: WorkbenchDelivery) => payload.appointmentId ?? payload.policyId;

/** The last two deliveries about the same record; if there are none, the last two. */
function findPair(deliveries: readonly WorkbenchDelivery[]): readonly WorkbenchDelivery[] {
  for (const [index, second] of [...deliveries.entries()].reverse()) {
    const first = deliveries
      .slice(0, index)
      .findLast((delivery) => getRecordId(delivery) === getRecordId(second));
    if (first) return [first, second];
  }
  return deliveries.slice(-2);
}

function Difference({ difference }: { difference: PayloadDifference }) {
  return (
    <li>
      <code>{difference.path}</code> <span>{difference.kind}</span>
      {difference.kind !== 'added' && <del>{JSON.stringify(difference.before)}</del>}
      {difference.kind !== 'removed' && <ins>{JSON.stringify(difference.after)}</ins>}
    </li>
  );
}

/** Two lists of deliveries, and the fields in which the selected ones differ. */
export function CompareDeliveries({ deliveries }: { deliveries: readonly WorkbenchDelivery[] }) {
  const [ids, setIds] = useState<{ first?: number; second?: number }>({});
  const find = (id: number | undefined) => deliveries.find((delivery) => delivery.id === id);
  const [initialFirst, initialSecond] = findPair(deliveries);
  const first = find(ids.first) ?? initialFirst;
  const second = find(ids.second) ?? initialSecond;
  if (!first || !second) return null;
  const differences = diffPayloads(first.payload, second.payload);
  const renderSelect = (label: string, name: 'first' | 'second', selected: WorkbenchDelivery) => (
    <label>
      {label}
      <select
        value={selected.id}
        onChange={({ target }) => setIds({ ...ids, [name]: Number(target.value) })}
      >
        {deliveries.map((delivery, index) => (
          <option key={delivery.id} value={delivery.id}>
            {labelDelivery(delivery, index)}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <section aria-label="Compare two deliveries">
      <p className="webhook-title">Compare</p>
      <div className="webhook-fields">
        {renderSelect('First delivery', 'first', first)}
        {renderSelect('Second delivery', 'second', second)}
      </div>
      <p role="status" className="webhook-note">
        {differences.length === 0
          ? 'The payloads are the same.'
          : `The payloads differ in ${pluralize(differences.length, 'field')}.`}
      </p>
      <ul className="webhook-differences">
        {differences.map((difference) => (
          <Difference key={difference.path} difference={difference} />
        ))}
      </ul>
    </section>
  );
}
