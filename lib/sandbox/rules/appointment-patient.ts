import type { Schemas } from '../api-types';
import type { Sandbox } from '../operation-handler';
import type { Account, Appointment, Person } from '../sandbox-data';
import { refuse } from '../sandbox-response';
import { findPerson } from './ownership';
import { administersProfile } from './permissions';

type Request = Schemas['AppointmentRequest'];

/**
 * The patient: a person that the caller may see, or one who has an appointment with the profile that the caller is
 * (the sandbox's reading, as doctors offer visits too).
 */
export function findPatient(
  { store }: Sandbox,
  caller: Account,
  { patientId }: Request,
  profileId: number,
  former?: Appointment,
): Person {
  const id = patientId ?? former?.patientId;
  if (id === undefined) {
    refuse('SANDBOX_PATIENT_MISSING', 'An appointment needs a patient: send the patientId.', {
      field: 'patientId',
      reason: 'is required on creation; the «people» of the token status are those of the caller',
    });
  }
  const isTheirs =
    id === former?.patientId ||
    (administersProfile(caller, profileId) &&
      store
        .list('appointments')
        .some((one) => one.patientId === id && one.profileId === profileId));
  const person = isTheirs ? store.get('people', id) : undefined;
  return person ?? findPerson(store, caller, id);
}

/**
 * Who saves: 0 is the profile, -1 customer support, otherwise it is the patient's subscriber id.
 * @param bySupport whether the caller is of customer support
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
