import { ApiError, type ErrorDetails, reject } from '../api-error';
import type { OperationHandlers, Sandbox } from '../operation-handler';
import { canViewAppointment, findAppointment, findPolicyOrForbid } from '../rules/ownership';
import { applySavePlans, planSave, type SavePlan } from '../rules/save-appointment';
import { serializeAppointment } from '../rules/serialize-appointment';
import { serializeTokenStatus } from '../rules/serialize-token-status';
import type { Account, Appointment } from '../sandbox-data';
import { json, noContent } from '../sandbox-response';

type Ids =
  | 'saveAppointment'
  | 'saveAppointments'
  | 'listAppointments'
  | 'getAppointment'
  | 'listAppointmentsOfPolicy'
  | 'createVideoToken'
  | 'createDispatchVideoToken'
  | 'sampleAppointmentWebHook';

/** Maximum number of appointments in one request, because the sandbox runs on the reader's machine. */
const maxSavedAppointments = 500;

/** Sorts by the time of the visit. Appointments without a time come last. */
const compareByTime = (a: Appointment, b: Appointment): number => {
  const [timeA, timeB] = [a, b].map(({ scheduledTimestamp }) => scheduledTimestamp ?? '~');
  if (timeA === timeB || timeA === undefined || timeB === undefined) return a.id - b.id;
  return timeA < timeB ? -1 : 1;
};

const serializeAll = (sandbox: Sandbox, caller: Account, appointments: Appointment[]) =>
  appointments
    .sort(compareByTime)
    .map((appointment) => serializeAppointment(sandbox, caller, appointment));

/** Returns the token with which a client joins a video visit. The sandbox returns the same token for every request. */
function getVideoToken({ store }: Sandbox, caller: Account, id: number): { token: string } {
  const { locationType, joinToken } = findAppointment(store, caller, id);
  if (locationType !== 'VIDEO_VISIT') {
    reject('SANDBOX_NO_VIDEO_VISIT', `The appointment ${id} is not a video visit.`, {
      field: 'id',
      reason: `It is a ${locationType}: only a VIDEO_VISIT has a token to join.`,
      found: id,
    });
  }
  return { token: joinToken ?? `sandbox-join-${id}` };
}

/** Throws a refusal again, with the index of the item in its field. */
const refuseItem = (index: number, { error, message, data }: ErrorDetails): never =>
  reject(error, message, {
    ...data,
    field: data.field === undefined ? `[${index}]` : `[${index}].${data.field}`,
  });

export const appointmentsOperations: OperationHandlers<Ids> = {
  saveAppointment: (call) => {
    applySavePlans(call, [planSave(call, call.caller, call.body)]);
    return json(serializeTokenStatus(call, call.caller, call.token));
  },

  // Whether the list is saved atomically is not documented; in the sandbox it is.
  saveAppointments: (call) => {
    if (call.body.length > maxSavedAppointments) {
      reject('SANDBOX_TOO_MANY_APPOINTMENTS', 'The list is too long for the sandbox.', {
        field: 'body',
        reason: `The sandbox saves up to ${maxSavedAppointments} appointments in one call.`,
        found: call.body.length,
      });
    }
    const plans: SavePlan[] = [];
    const planned = new Map<number, Appointment>();
    for (const [index, request] of call.body.entries()) {
      try {
        const plan = planSave(call, call.caller, request, planned);
        plans.push(plan);
        planned.set(plan.appointment.id, plan.appointment);
      } catch (error) {
        if (error instanceof ApiError) refuseItem(index, error.details);
        throw error;
      }
    }
    applySavePlans(call, plans);
    return noContent();
  },

  listAppointments: (call) => {
    const visible = call.store
      .list('appointments')
      .filter((appointment) => canViewAppointment(call.store, call.caller, appointment));
    return json(serializeAll(call, call.caller, visible));
  },

  getAppointment: (call) =>
    json(
      serializeAppointment(
        call,
        call.caller,
        findAppointment(call.store, call.caller, call.path.id),
      ),
    ),

  listAppointmentsOfPolicy: (call) => {
    const { store, caller, path } = call;
    const policy = findPolicyOrForbid(store, caller, path.id);
    const appointments = store
      .list('appointments')
      .filter(({ patientId }) => store.get('people', patientId)?.policyId === policy.id);
    return json(serializeAll(call, caller, appointments));
  },

  // Whether the tokens are limited to the time to join is not documented; in the sandbox they are not.
  createVideoToken: (call) => json(getVideoToken(call, call.caller, call.path.id)),
  // The values of `dispatch` are not documented; the sandbox accepts any text.
  createDispatchVideoToken: (call) => json(getVideoToken(call, call.caller, call.path.id)),

  // The operation only documents a payload, so it has no effect.
  sampleAppointmentWebHook: () => noContent(),
};
