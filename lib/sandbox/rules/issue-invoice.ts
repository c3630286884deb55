import type { Schemas } from '../api-types';
import type { Sandbox } from '../operation-handler';
import type { Appointment } from '../sandbox-data';
import { toIsoDate } from '../timestamps';
import { omitUndefined } from './omit-undefined';

/** Returns what the patient pays: the excess of a covered visit, otherwise the fee. */
function getPatientAmount(appointment: Appointment): {
  amount: number;
  currency: Schemas['Currency'] | undefined;
} {
  const { paymentStatus, excessAmount = 0, excessCurrency } = appointment;
  if (paymentStatus === 'EXCESS' || paymentStatus === 'COVERED') {
    return { amount: excessAmount, currency: excessCurrency };
  }
  return { amount: appointment.appointmentFee ?? 0, currency: appointment.appointmentCurrency };
}

/**
 * Returns an appointment with an invoice to the patient if the appointment has just been closed and has no invoice.
 * When the API issues invoices is not documented; this is a sandbox interpretation.
 */
export function issueInvoice(
  { store, clock }: Sandbox,
  appointment: Appointment,
  previous: Appointment,
): Appointment {
  const isJustClosed =
    appointment.status === 'APPOINTMENT_CLOSED' && previous.status !== 'APPOINTMENT_CLOSED';
  const { amount, currency } = getPatientAmount(appointment);
  if (!isJustClosed || appointment.invoices?.length || amount <= 0) return appointment;
  const date = toIsoDate(clock.now());
  const invoiceId = store.nextId();
  const invoice: Schemas['Invoice'] = omitUndefined({
    invoiceId,
    invoiceNumber: `INV-${date.slice(0, 4)}-${invoiceId}`,
    amount,
    currency,
    preliminary: false,
    date,
    type: 'TO_PATIENT' as const,
    files: [],
  });
  return { ...appointment, invoices: [invoice] };
}
