import { reject } from '../api-error';
import type { Schemas } from '../api-types';
import type { Sandbox } from '../operation-handler';
import type { Account, Appointment, Person } from '../sandbox-data';
import { findPerson } from './ownership';
import { administersProfile } from './permissions';

type Request = Schemas['AppointmentRequest'];

/**
 * Returns the patient of an appointment: a person that the caller can view or, if the caller administers the profile,
 * a person with an appointment at it (sandbox interpretation, because doctors offer visits too).
 * @throws {ApiError} if the patient is missing or the caller cannot view it
 */
export function findPatient(
  { store }: Sandbox,
  caller: Account,
  { patientId }: Request,
  profileId: number,
  previous?: Appointment,
): Person {
  const id = patientId ?? previous?.patientId;
  if (id === undefined) {
    reject('SANDBOX_PATIENT_MISSING', 'An appointment needs a patient: send the patientId.', {
      field: 'patientId',
      reason: 'is required on creation; the "people" of the token status are those of the caller',
    });
  }
  const isPatientOfCaller =
    id === previous?.patientId ||
    (administersProfile(caller, profileId) &&
      store
        .list('appointments')
        .some(
          (appointment) => appointment.patientId === id && appointment.profileId === profileId,
        ));
  const person = isPatientOfCaller ? store.get('people', id) : undefined;
  return person ?? findPerson(store, caller, id);
}

/**
 * Returns the initiator id of a save: 0 for the profile, -1 for customer support, otherwise the patient's subscriber
 * id (specification: portal.txt, section 6).
 * @param bySupport whether the caller belongs to customer support
 */
export function getInitiatorId(
  caller: Account,
  profileId: number,
  patient: Person,
  bySupport: boolean,
): number {
  if (administersProfile(caller, profileId)) return 0;
  return bySupport ? -1 : (patient.subscriberId ?? caller.id);
}
