import type { Schemas } from '../api-types';
import type { Sandbox } from '../operation-handler';
import type { Account, Appointment, StoredFile } from '../sandbox-data';
import { toTimestamp } from '../timestamps';
import { getTimeoutTimestamp } from './appointment-expiry';
import { buildAppointmentFields } from './appointment-fields';
import { findPatient, getInitiatorId } from './appointment-patient';
import { checkFeeChange, checkRevision, resolveExpiryChange } from './appointment-save-checks';
import { extractAttachments } from './extract-attachments';
import { findAppointment, findPatientCompanyId } from './ownership';
import { isCustomerSupport } from './permissions';
import type { PlannedAppointments } from './planned-appointments';
import { recordAppointmentWebhook } from './record-webhooks';
import { requireDetails } from './required-data';
import { type ResolvedVisit, resolveVisit } from './resolve-visit';
import { type AppointmentEvent, reviseAppointment } from './revise-appointment';
import { calculateVisitCost, isCostAffected } from './visit-cost';

type Request = Schemas['AppointmentRequest'];

/** An appointment as a request makes it, before it is stored. */
export type SavePlan = { appointment: Appointment; previous?: Appointment; files: StoredFile[] };

/** The appointment that a request updates; none where it creates one. */
function findFormer(
  { store }: Sandbox,
  caller: Account,
  { appointmentId }: Request,
  planned: PlannedAppointments | undefined,
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
    : { status, statusSince: now, expires: getTimeoutTimestamp(status, now) };
}

/**
 * «Location requiredData and requiresHomeAddress control mandatory extra details for confirmation» (specification,
 * section 5). The sandbox's reading: who confirms an appointment needs them, and who changes a confirmed one can
 * neither take them away nor move it to a location that asks for more.
 */
function checkDetails(
  { status }: Request,
  { profile, location }: ResolvedVisit,
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
  planned?: PlannedAppointments,
): SavePlan {
  const former = findFormer(sandbox, caller, request, planned);
  checkRevision(request, former);
  const place = resolveVisit(sandbox.store, request, former);
  const { profile, locationType } = place;
  checkFeeChange(caller, request, profile.id, former);
  const patient = findPatient(sandbox, caller, request, profile.id, former);
  const fields = { ...buildAppointmentFields(request, place, former), patientId: patient.id };
  const draft = { ...former, ...fields };
  checkDetails(request, place, draft, former);

  const now = sandbox.clock.now();
  const timestamp = toTimestamp(now);
  const status = request.status ?? former?.status;
  const standing = standingOf({ status }, timestamp, former);
  const bySupport = isCustomerSupport(caller, findPatientCompanyId(sandbox.store, patient.id));
  const expiry = resolveExpiryChange(bySupport, request, standing, now, former);
  const cost = isCostAffected(draft, former)
    ? calculateVisitCost(sandbox, {
        patient,
        visit: place,
        appointment: draft,
        previous: former,
        planned,
      })
    : {};
  const { fields: attachments, files } = extractAttachments(sandbox, request, former);
  const changes = { ...cost, ...fields, ...attachments, ...standing, ...expiry };
  const event: AppointmentEvent = {
    timestamp,
    type: request.event?.type ?? 'APPOINTMENT_UPDATE',
    publicNote: request.event?.publicNote,
    initiatorId: getInitiatorId(caller, profile.id, patient, bySupport),
  };
  if (former)
    return { appointment: reviseAppointment(former, changes, event), previous: former, files };

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
export function applySavePlans(sandbox: Sandbox, plans: readonly SavePlan[]): void {
  for (const { appointment, files } of plans) {
    for (const file of files) sandbox.store.put('files', file);
    sandbox.store.put('appointments', appointment);
  }
  for (const { appointment, previous: former } of plans) {
    const isUpdate = appointment.status === former?.status;
    recordAppointmentWebhook(
      sandbox,
      appointment,
      isUpdate ? 'UPDATE_APPOINTMENT' : 'STATUS_CHANGE',
    );
  }
}
