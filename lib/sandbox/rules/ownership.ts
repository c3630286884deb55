import { forbid, rejectNotFound } from '../api-error';
import type { Store } from '../record-store';
import type { Account, Appointment, Person, Policy } from '../sandbox-data';
import { administersProfile, isCarrierUser, isCarrierUserOf, isPrivileged } from './permissions';

/** Returns the company of a patient, which is the company of the patient's policy. */
export const findPatientCompanyId = (
  store: Store,
  patientId: number | undefined,
): number | undefined => store.get('policies', store.get('people', patientId)?.policyId)?.companyId;

/** Users can view their own policies; carrier users and privileged callers, those of the companies of their grants. */
function canViewPolicy(account: Account, policy: Policy): boolean {
  return (
    account.policyIds.includes(policy.id) ||
    isCarrierUserOf(account, policy.companyId) ||
    isPrivileged(account, policy.companyId)
  );
}

/** Users can view people whose subscriber they are, and the people of policies that they can view. */
function canViewPerson(store: Store, account: Account, person: Person): boolean {
  if (person.subscriberId === account.id) return true;
  const policy = store.get('policies', person.policyId);
  return policy !== undefined && canViewPolicy(account, policy);
}

/** Users can view the appointments of people whom they can view; profiles, the appointments with them. */
export function canViewAppointment(
  store: Store,
  account: Account,
  appointment: Appointment,
): boolean {
  if (administersProfile(account, appointment.profileId)) return true;
  const patient = store.get('people', appointment.patientId);
  return patient !== undefined && canViewPerson(store, account, patient);
}

/** Returns a policy that the caller can view. Throws a `ApiError` if there is none with the id. */
export function findPolicy(store: Store, account: Account, id: number, field = 'id'): Policy {
  const policy = store.get('policies', id);
  if (policy && canViewPolicy(account, policy)) return policy;
  rejectNotFound(field, 'policy', id);
}

/**
 * Returns a policy that the caller can view, for operations that document a 403. For a carrier user, a policy of
 * another company means a wrong company id, which is forbidden (specification: portal.txt, section 6).
 * @throws {ApiError | ForbiddenError} if the policy does not exist or the caller cannot view it
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

/** Returns a person whom the caller can view. Throws a `ApiError` if there is none with the id. */
export function findPerson(
  store: Store,
  account: Account,
  id: number | undefined,
  field = 'patientId',
): Person {
  const person = store.get('people', id);
  if (person && canViewPerson(store, account, person)) return person;
  rejectNotFound(field, 'person', id);
}

/** Returns an appointment that the caller can view. Throws a `ApiError` if there is none with the id. */
export function findAppointment(
  store: Store,
  account: Account,
  id: number,
  field = 'id',
): Appointment {
  const appointment = store.get('appointments', id);
  if (appointment && canViewAppointment(store, account, appointment)) return appointment;
  rejectNotFound(field, 'appointment', id);
}
