import type { Schemas } from '../api';
import type { Sandbox } from '../call';
import { toTimestamp } from '../moment';
import type { Account, Appointment, StoredFile } from '../world';
import { timeOutOf } from './appointment-expiry';
import { fieldsOf } from './appointment-fields';
import { findPatient, initiatorOf } from './appointment-patient';
import { companyOf, findAppointment } from './ownership';
import { isSupport } from './permissions';
import type { Planned } from './planned';
import { requireDetails } from './required-data';
import { type AppointmentEvent, reviseAppointment } from './revise-appointment';
import { checkFee, checkRevision, expirySetBy } from './save-limits';
import { takeAttachments } from './store-photos';
import { costOf, isCostAnew } from './visit-cost';
import { findVisitPlace, type VisitPlace } from './visit-place';
import { sendAppointmentHook } from './web-hooks';

type Request = Schemas['AppointmentRequest'];

/** An appointment as a request makes it, before it is stored. */
export type SavePlan = { appointment: Appointment; former?: Appointment; files: StoredFile[] };

/** The appointment that a request updates; none where it creates one. */
function findFormer(
  { store }: Sandbox,
  caller: Account,
  { appointmentId }: Request,
  planned: Planned | undefined,
): Appointment | undefined {
  if (appointmentId === undefined) return undefined;
  const stored = findAppointment(store, caller, appointmentId, 'appointmentId');
  return planned?.get(stored.id) ?? stored;
}

/** The status that a request leads to, since when, and till when. One that stays keeps both times. */
function standingOf(
  { status = 'REQUESTED' }: Pick<Request, 'status'>,
  now: string,
  former?: Appointment,
): Pick<Appointment, 'status' | 'statusSince' | 'expires'> {
  return former?.status === status
    ? { status, statusSince: former.statusSince, expires: former.expires }
    : { status, statusSince: now, expires: timeOutOf(status, now) };
}

/**
 * «Location requiredData and requiresHomeAddress control mandatory extra details for confirmation» (specification,
 * section 5). The sandbox's reading: who confirms an appointment needs them, and who changes a confirmed one can
 * neither take them away nor move it to a location that asks for more.
 */
function checkDetails(
  { status }: Request,
  { profile, location }: VisitPlace,
  draft: Partial<Appointment>,
  former?: Appointment,
): void {
  if ((status ?? former?.status) !== 'APPOINTMENT_SCHEDULED') return;
  const stays =
    status === undefined &&
    former?.profileId === profile.id &&
    former.locationId === location.locationId;
  requireDetails(location, draft, stays ? former : undefined);
}

/**
 * The appointment that a request makes of a former one, or anew. It stores nothing, so that a list of requests can
 * be carried out as a whole. Ends the call where a rule of the specification (section 5) is against it.
 *
 * Readings of the sandbox, as the specification does not show it: a new appointment is REQUESTED unless another
 * status is sent, every published status may follow every other, and a field that an update leaves out stays.
 */
export function planSave(
  sandbox: Sandbox,
  caller: Account,
  request: Request,
  planned?: Planned,
): SavePlan {
  const former = findFormer(sandbox, caller, request, planned);
  checkRevision(request, former);
  const place = findVisitPlace(sandbox.store, request, former);
  const { profile, locationType } = place;
  checkFee(caller, request, profile.id, former);
  const patient = findPatient(sandbox, caller, request, profile.id, former);
  const fields = { ...fieldsOf(request, place, former), patientId: patient.id };
  const draft = { ...former, ...fields };
  checkDetails(request, place, draft, former);

  const now = sandbox.clock.now();
  const timestamp = toTimestamp(now);
  const status = request.status ?? former?.status;
  const standing = standingOf({ status }, timestamp, former);
  const bySupport = isSupport(caller, companyOf(sandbox.store, patient.id));
  const expiry = expirySetBy(bySupport, request, standing, now, former);
  const cost = isCostAnew(draft, former)
    ? costOf(sandbox, { patient, place, appointment: draft, former, planned })
    : {};
  const { fields: attachments, files } = takeAttachments(sandbox, request, former);
  const changes = { ...cost, ...fields, ...attachments, ...standing, ...expiry };
  const event: AppointmentEvent = {
    timestamp,
    type: request.event?.type ?? 'APPOINTMENT_UPDATE',
    publicNote: request.event?.publicNote,
    initiatorId: initiatorOf(caller, profile.id, patient, bySupport),
  };
  if (former) return { appointment: reviseAppointment(former, changes, event), former, files };

  const id = sandbox.store.nextId();
  const ids = { id, appointmentId: id, appointmentRevisionId: 1, patientId: patient.id };
  return {
    appointment: {
      followUpType: 'REGULAR',
      ...changes,
      ...ids,
      profileId: profile.id,
      locationType,
      createdAt: timestamp,
      event,
    },
    files,
  };
}

/** Stores what was planned, and notes the web hooks that go with it: a change of the status, or another update. */
export function carryOut(sandbox: Sandbox, plans: readonly SavePlan[]): void {
  for (const { appointment, files } of plans) {
    for (const file of files) sandbox.store.put('files', file);
    sandbox.store.put('appointments', appointment);
  }
  for (const { appointment, former } of plans) {
    const isUpdate = appointment.status === former?.status;
    sendAppointmentHook(sandbox, appointment, isUpdate ? 'UPDATE_APPOINTMENT' : 'STATUS_CHANGE');
  }
}
