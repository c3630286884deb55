import type { Schemas } from '../api-types';
import { incrementCounter } from '../counters';
import type { Sandbox } from '../operation-handler';
import type { Account, Appointment, Policy } from '../sandbox-data';
import { toTimestamp } from '../timestamps';
import { makeAccount } from './make-account';
import { serializeAppointment } from './serialize-appointment';
import { serializeProfile } from './serialize-profile';
import { buildWebhookMessages } from './webhook-messages';

/** Deliveries that the sandbox keeps. */
const mostDeliveries = 100;

function deliver(
  { store, clock }: Sandbox,
  hook: 'appointmentChanged' | 'policyChanged',
  payload: Schemas['AppointmentHook'] | Schemas['PolicyHook'],
): void {
  const id = store.nextId();
  store.put('webHooks', { id, timestamp: toTimestamp(clock.now()), hook, payload });
  // Those that it keeps no more count as well.
  incrementCounter(store, 'webHooks');
  const [oldest, ...others] = store.list('webHooks');
  if (oldest && others.length >= mostDeliveries) store.remove('webHooks', oldest.id);
}

/**
 * The partner that gets the web hooks of a policy: it sees what the policy's own user sees, and nothing that is
 * privileged (the sandbox's reading).
 */
const partnerOf = (policyId: number | undefined): Account =>
  makeAccount({
    id: -1,
    email: 'partner@example.com',
    created: '',
    policyIds: policyId === undefined ? [] : [policyId],
    details: {},
  });

/**
 * Notes the web hook that a partner would get about an appointment: its fields as the partner may see them, the
 * profile, the reason, and a message to each party (specification, section 3, «Webhook payload»).
 */
export function recordAppointmentWebhook(
  sandbox: Sandbox,
  appointment: Appointment,
  reason: Schemas['WebHookReason'],
): void {
  const { store } = sandbox;
  const patient = store.get('people', appointment.patientId);
  const profile = store.get('profiles', appointment.profileId);
  const partner = partnerOf(patient?.policyId);
  deliver(sandbox, 'appointmentChanged', {
    reason,
    ...serializeAppointment(sandbox, partner, appointment),
    ...(profile && { profile: serializeProfile(store, partner, profile) }),
    ...buildWebhookMessages(appointment, reason, { patient, profile }),
  });
}

/** Notes the web hook about a policy. Its payload is not published: the sandbox names the policy and its status. */
export function recordPolicyWebhook(sandbox: Sandbox, policy: Policy): void {
  const { policyId, companyId, policyNumber, status } = policy;
  deliver(sandbox, 'policyChanged', { policyId, companyId, policyNumber, status });
}
