import type { Store } from '../record-store';
import type { Account, Appointment, Person, Policy } from '../sandbox-data';
import { forbid, refuseNotFound } from '../sandbox-response';
import { administersProfile, isCarrierUser, isCarrierUserOf, isPrivileged } from './permissions';

/** The company of a patient, that is of the patient's policy. */
export const findPatientCompanyId = (
  store: Store,
  patientId: number | undefined,
): number | undefined => store.get('policies', store.get('people', patientId)?.policyId)?.companyId;

/** Users manage their own policies, carrier users and privileged callers those of the companies of their grants. */
export function canViewPolicy(account: Account, policy: Policy): boolean {
  return (
    account.policyIds.includes(policy.id) ||
    isCarrierUserOf(account, policy.companyId) ||
    isPrivileged(account, policy.companyId)
  );
}

/** Users manage the people of their own policies. */
function maySeePerson(store: Store, account: Account, person: Person): boolean {
  if (person.subscriberId === account.id) return true;
  const policy = store.get('policies', person.policyId);
  return policy !== undefined && canViewPolicy(account, policy);
}

/** Ordinary users manage their own appointments, profiles those with them. */
export function canViewAppointment(
  store: Store,
  account: Account,
  appointment: Appointment,
): boolean {
  if (administersProfile(account, appointment.profileId)) return true;
  const patient = store.get('people', appointment.patientId);
  return patient !== undefined && maySeePerson(store, account, patient);
}

/** The policy, where the caller may see it; ends the call where not. */
export function findPolicy(store: Store, account: Account, id: number, field = 'id'): Policy {
  const policy = store.get('policies', id);
  if (policy && canViewPolicy(account, policy)) return policy;
  refuseNotFound(field, 'policy', id);
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
  if (policy && isCarrierUser(account) && !canViewPolicy(account, policy)) forbid();
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
  refuseNotFound(field, 'person', id);
}

/** The appointment, where the caller may see it; ends the call where not. */
export function findAppointment(
  store: Store,
  account: Account,
  id: number,
  field = 'id',
): Appointment {
  const appointment = store.get('appointments', id);
  if (appointment && canViewAppointment(store, account, appointment)) return appointment;
  refuseNotFound(field, 'appointment', id);
}
