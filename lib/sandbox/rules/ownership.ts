import { refuseUnknown } from '../answer';
import type { Store } from '../store';
import type { Account, Appointment, Person, Policy } from '../world';
import { isCarrierOf, isPrivileged, isProfile } from './permissions';

/** Users manage their own policies, carrier users those of their company, privileged callers all. */
export function maySeePolicy(account: Account, policy: Policy): boolean {
  return (
    account.policyIds.includes(policy.id) ||
    isCarrierOf(account, policy.companyId) ||
    isPrivileged(account)
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
