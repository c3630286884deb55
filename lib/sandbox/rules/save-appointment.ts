import type { Schemas } from '../api-types';
import type { Sandbox } from '../operation-handler';
import type { Account, Appointment, StoredFile } from '../sandbox-data';
import { toTimestamp } from '../timestamps';
import { checkAlternativesLimit } from './alternatives-limit';
import { getTimeoutTimestamp, type StatusPeriod } from './appointment-expiry';
import { buildAppointmentFields } from './appointment-fields';
import { findPatient, getInitiatorId } from './appointment-patient';
import { checkFeeChange, checkRevision, resolveExpiryChange } from './appointment-save-checks';
import { extractAttachments } from './extract-attachments';
import { issueInvoice } from './issue-invoice';
import { type FieldChanges, omitUndefined } from './omit-undefined';
import { findAppointment, findPatientCompanyId } from './ownership';
import { isCustomerSupport } from './permissions';
import type { PlannedAppointments } from './planned-appointments';
import { recordAppointmentWebhook } from './record-webhooks';
import { requireDetails } from './required-data';
import { type ResolvedVisit, resolveVisit } from './resolve-visit';
import { type AppointmentEvent, reviseAppointment } from './revise-appointment';
import { calculateVisitCost, isCostAffected } from './visit-cost';

type Request = Schemas['AppointmentRequest'];

/** An appointment that a request creates or updates, with its files, before it is stored. */
export type SavePlan = { appointment: Appointment; previous?: Appointment; files: StoredFile[] };

/** Returns the appointment that a request updates, or `undefined` if it creates one. */
function findPrevious(
  { store }: Sandbox,
  caller: Account,
  { appointmentId }: Request,
  planned: PlannedAppointments | undefined,
): Appointment | undefined {
  if (appointmentId === undefined) return undefined;
  const stored = findAppointment(store, caller, appointmentId, 'appointmentId');
  return planned?.get(stored.id) ?? stored;
}

/** Returns the status after a request, its start, and its expiry. The times of an unchanged status do not change. */
function resolveStatusPeriod(
  status: Appointment['status'] = 'REQUESTED',
  now: string,
  previous?: Appointment,
): StatusPeriod {
  return previous?.status === status
    ? { status, statusSince: previous.statusSince, expires: previous.expires }
    : { status, statusSince: now, expires: getTimeoutTimestamp(status, now) };
}

/**
 * Checks that a confirmed appointment has the details that its location requires (specification: portal.txt,
 * section 5). Sandbox interpretation: they are required to confirm an appointment, and changes of a confirmed
 * appointment can neither remove them nor move it to a location that requires more.
 * @throws {ApiError} if details are missing
 */
function checkDetails(
  { status }: Request,
  { profile, location }: ResolvedVisit,
  draft: FieldChanges<Appointment>,
  previous?: Appointment,
): void {
  if ((status ?? previous?.status) !== 'APPOINTMENT_SCHEDULED') return;
  const isAlreadyConfirmed =
    status === undefined &&
    previous?.profileId === profile.id &&
    previous.locationId === location.locationId;
  requireDetails(location, draft, isAlreadyConfirmed ? previous : undefined);
}

/**
 * Returns the appointment that a request creates or updates. Nothing is stored yet, so that a list of requests can be
 * saved atomically.
 *
 * Sandbox interpretation, because the specification does not document it: a new appointment is REQUESTED by default,
 * every status can follow every other, and missing fields of an update do not change.
 * @throws {ApiError} if the request violates a validation rule (specification: portal.txt, section 5)
 */
export function planSave(
  sandbox: Sandbox,
  caller: Account,
  request: Request,
  planned?: PlannedAppointments,
): SavePlan {
  const previous = findPrevious(sandbox, caller, request, planned);
  checkRevision(request, previous);
  const visit = resolveVisit(sandbox.store, request, previous);
  const { profile, locationType } = visit;
  checkFeeChange(caller, request, profile.id, previous);
  const patient = findPatient(sandbox, caller, request, profile.id, previous);
  const fields = { ...buildAppointmentFields(request, visit, previous), patientId: patient.id };
  const draft = { ...previous, ...fields };
  checkDetails(request, visit, draft, previous);

  const now = sandbox.clock.now();
  const timestamp = toTimestamp(now);
  const status = request.status ?? previous?.status;
  const statusPeriod = resolveStatusPeriod(status, timestamp, previous);
  const isSupport = isCustomerSupport(caller, findPatientCompanyId(sandbox.store, patient.id));
  const expiry = resolveExpiryChange(isSupport, request, statusPeriod, now, previous);
  const cost = isCostAffected(draft, previous)
    ? calculateVisitCost(sandbox, {
        patient,
        visit,
        appointment: draft,
        previous,
        planned,
      })
    : {};
  const { fields: attachments, files } = extractAttachments(sandbox, request, previous);
  const changes = { ...cost, ...fields, ...attachments, ...statusPeriod, ...expiry };
  const publicNote = request.event?.publicNote;
  const event: AppointmentEvent = {
    timestamp,
    type: request.event?.type ?? 'APPOINTMENT_UPDATE',
    ...(publicNote !== undefined && { publicNote }),
    initiatorId: getInitiatorId(caller, profile.id, patient, isSupport),
  };
  if (previous) {
    const revision = reviseAppointment(previous, changes, event);
    checkAlternativesLimit(revision, previous);
    return { appointment: issueInvoice(sandbox, revision, previous), previous, files };
  }

  const id = sandbox.store.nextId();
  const ids = { id, appointmentId: id, appointmentRevisionId: 1, patientId: patient.id };
  return {
    appointment: omitUndefined({
      followUpType: 'REGULAR' as const,
      ...changes,
      ...ids,
      profileId: profile.id,
      locationType,
      createdAt: timestamp,
      event,
    }),
    files,
  };
}

/**
 * Stores the planned appointments and records their webhooks: for a change of the status or another update, and for a
 * new invoice.
 */
export function applySavePlans(sandbox: Sandbox, plans: readonly SavePlan[]): void {
  for (const { appointment, files } of plans) {
    for (const file of files) sandbox.store.put('files', file);
    sandbox.store.put('appointments', appointment);
  }
  for (const { appointment, previous } of plans) {
    const isUpdate = appointment.status === previous?.status;
    recordAppointmentWebhook(
      sandbox,
      appointment,
      isUpdate ? 'UPDATE_APPOINTMENT' : 'STATUS_CHANGE',
    );
    if (previous && appointment.invoices !== previous.invoices) {
      recordAppointmentWebhook(sandbox, appointment, 'APPOINTMENT_INVOICE');
    }
  }
}
