import { useState } from 'react';
import type { WebhookWorkbench } from './webhook-workbench';
import type { WorkbenchDelivery } from './workbench-delivery';

const loadWorkbench = () => import('./webhook-workbench').then((module) => module.WebhookWorkbench);

/** A button that opens the workbench of deliveries, which loads with the first click. */
export function WorkbenchButton({ deliveries }: { deliveries: readonly WorkbenchDelivery[] }) {
  const [Workbench, setWorkbench] = useState<typeof WebhookWorkbench>();
  const [isOpen, setIsOpen] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const toggle = () => {
    setIsOpen(!isOpen);
    if (Workbench) return;
    setHasFailed(false);
    loadWorkbench().then(
      (loaded) => setWorkbench(() => loaded),
      () => {
        setIsOpen(false);
        setHasFailed(true);
      },
    );
  };
  return (
    <>
      <p>
        <button type="button" className="text-button" aria-expanded={isOpen} onClick={toggle}>
          Send to a receiver or compare
        </button>{' '}
        <span role="status">{hasFailed && 'It couldn’t be loaded. Try again.'}</span>
      </p>
      {isOpen && Workbench && <Workbench deliveries={deliveries} />}
    </>
  );
}
