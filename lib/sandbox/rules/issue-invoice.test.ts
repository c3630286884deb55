import { describe, expect, it } from 'vitest';
import {
  callSaveAppointment,
  createDanaSandbox,
} from '../../../tests/support/sandbox/appointment-helpers';
import type { TestSandbox } from '../../../tests/support/sandbox/test-sandbox';
import type { Appointment } from '../sandbox-data';

const listReasons = ({ store }: TestSandbox) =>
  store.list('webHooks').map(({ payload }) => ('reason' in payload ? payload.reason : ''));

async function close(changes: Partial<Appointment> = {}) {
  const sandbox = createDanaSandbox();
  const appointment = sandbox.store.get('appointments', 70412);
  if (appointment) sandbox.store.put('appointments', { ...appointment, ...changes });
  await callSaveAppointment(sandbox, { appointmentId: 70412, status: 'APPOINTMENT_CLOSED' });
  return sandbox;
}

describe('the invoice of an appointment', () => {
  it('is issued and delivered when the appointment is closed', async () => {
    const sandbox = await close();
    expect(sandbox.store.get('appointments', 70412)?.invoices).toMatchObject([
      { amount: 12, currency: 'EUR', date: '2027-03-02', type: 'TO_PATIENT', preliminary: false },
    ]);
    expect(listReasons(sandbox)).toEqual(['STATUS_CHANGE', 'APPOINTMENT_INVOICE']);
    expect(sandbox.store.list('webHooks').at(-1)?.payload).toMatchObject({
      invoices: [{ amount: 12 }],
    });
  });

  it('is issued only once', async () => {
    const sandbox = await close();
    await callSaveAppointment(sandbox, { appointmentId: 70412, status: 'CLAIM_OPEN' });
    await callSaveAppointment(sandbox, { appointmentId: 70412, status: 'APPOINTMENT_CLOSED' });
    expect(sandbox.store.get('appointments', 70412)?.invoices).toHaveLength(1);
    expect(listReasons(sandbox).filter((reason) => reason === 'APPOINTMENT_INVOICE')).toHaveLength(
      1,
    );
  });

  it('is for the fee if the insurer does not pay, and is missing if the patient pays nothing', async () => {
    const paid = await close({ paymentStatus: 'PAID_PRIVATELY' });
    expect(paid.store.get('appointments', 70412)?.invoices).toMatchObject([{ amount: 60 }]);
    const covered = await close({ paymentStatus: 'COVERED', excessAmount: 0 });
    expect(covered.store.get('appointments', 70412)?.invoices).toBeUndefined();
    expect(listReasons(covered)).toEqual(['STATUS_CHANGE']);
  });
});
