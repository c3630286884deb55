import type { Schemas } from '../api';
import type { Sandbox } from '../call';
import { toTimestamp } from '../clock';
import type { Appointment, Policy } from '../world';

/** Deliveries that the sandbox keeps. */
const mostDeliveries = 100;

function deliver(
  { store, clock }: Sandbox,
  hook: 'appointmentChanged' | 'policyChanged',
  payload: Schemas['AppointmentHook'] | Schemas['PolicyHook'],
): void {
  const id = store.nextId();
  store.put('webHooks', { id, timestamp: toTimestamp(clock.now()), hook, payload });
  const [oldest, ...others] = store.list('webHooks');
  if (oldest && others.length >= mostDeliveries) store.remove('webHooks', oldest.id);
}

/** Notes the web hook that a partner would get about an appointment. */
export function sendAppointmentHook(
  sandbox: Sandbox,
  appointment: Appointment,
  reason: Schemas['WebHookReason'],
): void {
  deliver(sandbox, 'appointmentChanged', { reason, appointmentId: appointment.id });
}

/** Notes the web hook about a policy. Its payload is not published: the sandbox names the policy and its status. */
export function sendPolicyHook(sandbox: Sandbox, policy: Policy): void {
  const { policyId, companyId, policyNumber, status } = policy;
  deliver(sandbox, 'policyChanged', { policyId, companyId, policyNumber, status });
}
