import { forbid, refuseUnknown } from '../answer';
import type { Store } from '../store';
import type { Account, Appointment, Person, Policy } from '../world';
import { isCarrier, isCarrierOf, isPrivileged, isProfile } from './permissions';

/** The company of a patient, that is of the patient's policy. */
export const companyOf = (store: Store, patientId: number | undefined): number | undefined =>
  store.get('policies', store.get('people', patientId)?.policyId)?.companyId;

/** Users manage their own policies, carrier users and privileged callers those of the companies of their grants. */
export function maySeePolicy(account: Account, policy: Policy): boolean {
  return (
    account.policyIds.includes(policy.id) ||
    isCarrierOf(account, policy.companyId) ||
    isPrivileged(account, policy.companyId)
  );
}

/** Users manage the people of their own policies. */
function maySeePerson(store: Store, account: Account, person: Person): boolean {
  if (person.subscriberId === account.id) return true;
  const policy = store.get('policies', person.policyId);
  return policy !== undefined && maySeePolicy(account, policy);
}

/** Ordinary users manage their own appointments, profiles those with them. */
export function maySeeAppointment(
  store: Store,
  account: Account,
  appointment: Appointment,
): boolean {
  if (isProfile(account, appointment.profileId)) return true;
  const patient = store.get('people', appointment.patientId);
  return patient !== undefined && maySeePerson(store, account, patient);
}

/** The policy, where the caller may see it; ends the call where not. */
export function findPolicy(store: Store, account: Account, id: number, field = 'id'): Policy {
  const policy = store.get('policies', id);
  if (policy && maySeePolicy(account, policy)) return policy;
  refuseUnknown(field, 'policy', id);
}

/**
 * The policy, where the caller may see it, for a call that knows a 403; ends the call where not. A carrier user who
 * asks for a policy of another company has the wrong company id, which is forbidden (specification, section 6).
 */
export function findPolicyOrForbid(
  store: Store,
  account: Account,
  id: number,
  field?: string,
): Policy {
  const policy = store.get('policies', id);
  if (policy && isCarrier(account) && !maySeePolicy(account, policy)) forbid();
  return findPolicy(store, account, id, field);
}

/** The person, where the caller may see it; ends the call where not. */
export function findPerson(
  store: Store,
  account: Account,
  id: number | undefined,
  field = 'patientId',
): Person {
  const person = store.get('people', id);
  if (person && maySeePerson(store, account, person)) return person;
  refuseUnknown(field, 'person', id);
}

/** The appointment, where the caller may see it; ends the call where not. */
export function findAppointment(
  store: Store,
  account: Account,
  id: number,
  field = 'id',
): Appointment {
  const appointment = store.get('appointments', id);
  if (appointment && maySeeAppointment(store, account, appointment)) return appointment;
  refuseUnknown(field, 'appointment', id);
}
