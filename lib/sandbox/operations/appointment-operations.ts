import type { OperationHandlers, Sandbox } from '../operation-handler';
import { canViewAppointment, findAppointment, findPolicyOrForbid } from '../rules/ownership';
import { applySavePlans, planSave, type SavePlan } from '../rules/save-appointment';
import { serializeAppointment } from '../rules/serialize-appointment';
import { serializeTokenStatus } from '../rules/serialize-token-status';
import type { Account, Appointment } from '../sandbox-data';
import { json, noContent, type Refusal, RefusedError, refuse } from '../sandbox-response';

type Ids =
  | 'saveAppointment'
  | 'saveAppointments'
  | 'listAppointments'
  | 'getAppointment'
  | 'listAppointmentsOfPolicy'
  | 'createVideoToken'
  | 'createDispatchVideoToken'
  | 'sampleAppointmentWebHook';

/** Appointments that one call may save: the sandbox's own limit, for the reader's machine. */
const mostSaved = 500;

/** Those without a time come last. */
const byTime = (one: Appointment, other: Appointment): number => {
  const [first, second] = [one, other].map(({ scheduledTimestamp }) => scheduledTimestamp ?? '~');
  if (first === second || first === undefined || second === undefined) return one.id - other.id;
  return first < second ? -1 : 1;
};

const showAll = (sandbox: Sandbox, caller: Account, appointments: Appointment[]) =>
  appointments
    .sort(byTime)
    .map((appointment) => serializeAppointment(sandbox, caller, appointment));

/** The token with which a client joins the video visit. It is made up, and the same at every call. */
function videoTokenOf({ store }: Sandbox, caller: Account, id: number): { token: string } {
  const { locationType, joinToken } = findAppointment(store, caller, id);
  if (locationType !== 'VIDEO_VISIT') {
    refuse('SANDBOX_NO_VIDEO_VISIT', `The appointment ${id} is no video visit.`, {
      field: 'id',
      reason: `It is a ${locationType}: only a VIDEO_VISIT has a token to join.`,
      found: id,
    });
  }
  return { token: joinToken ?? `sandbox-join-${id}` };
}

/** Names the item of a list in what a refusal says. */
const inItem = (index: number, { error, message, data }: Refusal): never =>
  refuse(error, message, {
    ...data,
    field: data.field === undefined ? `[${index}]` : `[${index}].${data.field}`,
  });

export const appointmentsOperations: OperationHandlers<Ids> = {
  saveAppointment: (call) => {
    applySavePlans(call, [planSave(call, call.caller, call.body)]);
    return json(serializeTokenStatus(call, call.caller, call.token));
  },

  // Whether the list is carried out as a whole is not published: in the sandbox it is.
  saveAppointments: (call) => {
    if (call.body.length > mostSaved) {
      refuse('SANDBOX_TOO_MANY_APPOINTMENTS', 'The list is too long for the sandbox.', {
        field: 'body',
        reason: `The sandbox saves up to ${mostSaved} appointments in one call.`,
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
        if (error instanceof RefusedError) inItem(index, error.refusal);
        throw error;
      }
    }
    applySavePlans(call, plans);
    return noContent();
  },

  listAppointments: (call) => {
    const own = call.store
      .list('appointments')
      .filter((appointment) => canViewAppointment(call.store, call.caller, appointment));
    return json(showAll(call, call.caller, own));
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
    const under = store
      .list('appointments')
      .filter(({ patientId }) => store.get('people', patientId)?.policyId === policy.id);
    return json(showAll(call, caller, under));
  },

  // Whether the calls refuse outside of the time for joining is not published: in the sandbox they do not.
  createVideoToken: (call) => json(videoTokenOf(call, call.caller, call.path.id)),
  // What «dispatch» takes is not published: any text will do.
  createDispatchVideoToken: (call) => json(videoTokenOf(call, call.caller, call.path.id)),

  // The call is a sample only: it does nothing.
  sampleAppointmentWebHook: () => noContent(),
};
