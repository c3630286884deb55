import type { Schemas } from '../api-types';
import { incrementCounter } from '../counters';
import type { Sandbox } from '../operation-handler';
import type { Account, Appointment, Policy } from '../sandbox-data';
import { toTimestamp } from '../timestamps';
import { makeAccount } from './make-account';
import { serializeAppointment } from './serialize-appointment';
import { serializeProfile } from './serialize-profile';
import { buildWebhookMessages } from './webhook-messages';

/** Maximum number of deliveries that are stored. */
const maxDeliveries = 100;

function recordDelivery(
  { store, clock }: Sandbox,
  hook: 'appointmentChanged' | 'policyChanged',
  payload: Schemas['AppointmentHook'] | Schemas['PolicyHook'],
): void {
  const id = store.nextId();
  store.put('webHooks', { id, timestamp: toTimestamp(clock.now()), hook, payload });
  // The counter also includes deliveries that are no longer stored.
  incrementCounter(store, 'webHooks');
  const [oldest, ...others] = store.list('webHooks');
  if (oldest && others.length >= maxDeliveries) store.remove('webHooks', oldest.id);
}

/**
 * Returns the account of the partner that receives the webhooks of a policy. Like a user of the policy, it cannot view
 * privileged fields (sandbox interpretation).
 */
const createPartner = (policyId: number | undefined): Account =>
  makeAccount({
    id: -1,
    email: 'partner@example.com',
    created: '',
    policyIds: policyId === undefined ? [] : [policyId],
    details: {},
  });

/**
 * Records the webhook that a partner would receive about an appointment: the fields that the partner can view, the
 * profile, the reason, the invoices, and a message to each party (specification: data-reference.txt, section 3, "Webhook
 * payload"). Invoices are a privileged field of an appointment, but the specification lists them in the payload, so the
 * sandbox sends them.
 */
export function recordAppointmentWebhook(
  sandbox: Sandbox,
  appointment: Appointment,
  reason: Schemas['WebHookReason'],
): void {
  const { store } = sandbox;
  const patient = store.get('people', appointment.patientId);
  const profile = store.get('profiles', appointment.profileId);
  const partner = createPartner(patient?.policyId);
  recordDelivery(sandbox, 'appointmentChanged', {
    reason,
    ...serializeAppointment(sandbox, partner, appointment),
    ...(appointment.invoices && { invoices: appointment.invoices }),
    ...(profile && { profile: serializeProfile(store, partner, profile) }),
    ...buildWebhookMessages(appointment, reason, { patient, profile }),
  });
}

/** Records the webhook about a policy. Its payload is not documented; the sandbox sends the ids and the status. */
export function recordPolicyWebhook(sandbox: Sandbox, policy: Policy): void {
  const { policyId, companyId, policyNumber, status } = policy;
  recordDelivery(sandbox, 'policyChanged', { policyId, companyId, policyNumber, status });
}
