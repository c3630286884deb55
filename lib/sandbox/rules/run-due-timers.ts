import type { Sandbox } from '../operation-handler';
import type { Store } from '../record-store';
import { scenarioStart } from '../sandbox-clock';
import type { Appointment } from '../sandbox-data';
import { toTimestamp } from '../timestamps';
import {
  type AppointmentTimer,
  getLastModified,
  listAppointmentTimers,
} from './appointment-timers';
import { recordAppointmentWebhook } from './record-webhooks';
import { reviseAppointment } from './revise-appointment';

/** Where the store keeps the moment up to which reminders were sent. */
const remindedSetting = 'reminded';

/** What was found when all appointments were looked through: it holds as long as they are the same records. */
type LookThrough = { appointments: Appointment[]; reminded: number; next: number };
const lookThroughs = new WeakMap<Store, LookThrough>();

const areSame = (some: Appointment[], others: Appointment[]): boolean => {
  if (some.length !== others.length) return false;
  for (let index = 0; index < some.length; index += 1) {
    if (some[index] !== others[index]) return false;
  }
  return true;
};

const readReminded = ({ store }: Sandbox): number =>
  Number(store.get('settings', remindedSetting)?.value ?? Date.parse(scenarioStart));

/**
 * When the clock brings something next. Records are never changed in place, so that comparing them with those of the
 * last time tells whether anything was saved, loaded or restored since: 10 µs for 1,500 appointments.
 */
function findNext({ store }: Sandbox, reminded: number): number {
  const appointments = store.list('appointments');
  const known = lookThroughs.get(store);
  if (known && known.reminded === reminded && areSame(known.appointments, appointments)) {
    return known.next;
  }
  let next = Number.POSITIVE_INFINITY;
  for (const appointment of appointments) {
    for (const { firesAt: moment } of listAppointmentTimers(appointment, reminded))
      next = Math.min(next, moment);
  }
  lookThroughs.set(store, { appointments, reminded, next });
  return next;
}

const systemAutomation = -2;

/** Carries out one thing that is due: a new revision by the system with its web hook, or a reminder. */
function carryOut(sandbox: Sandbox, id: number, due: AppointmentTimer): void {
  const former = sandbox.store.get('appointments', id);
  if (!former) return;
  if (due.kind === 'reminder') {
    recordAppointmentWebhook(sandbox, former, due.reason);
    return;
  }
  const isStatus = due.kind === 'status';
  const words =
    due.kind === 'voucher'
      ? 'The voucher expired.'
      : due.status === 'NO_SHOW'
        ? 'The visit was declared a no-show.'
        : 'The time to answer has passed.';
  const appointment = reviseAppointment(
    former,
    isStatus ? { status: due.status } : { voucherStatus: 'EXPIRED' },
    {
      // What was overdue when it was saved happens after that.
      timestamp: toTimestamp(Math.max(due.firesAt, getLastModified(former))),
      type: 'APPOINTMENT_UPDATE',
      publicNote: words,
      initiatorId: systemAutomation,
    },
  );
  sandbox.store.put('appointments', appointment);
  recordAppointmentWebhook(sandbox, appointment, isStatus ? 'STATUS_CHANGE' : 'UPDATE_APPOINTMENT');
}

/**
 * Carries out what the sandbox's clock has brought since the last call, in the order of time: statuses and vouchers
 * expire, no-shows are declared, partners are reminded (specification, section 4, and the system parameters). Costs
 * next to nothing where nothing is due.
 */
export function runDueTimers(sandbox: Sandbox): void {
  const now = sandbox.clock.now().getTime();
  const reminded = readReminded(sandbox);
  if (findNext(sandbox, reminded) > now) return;
  const found = sandbox.store
    .list('appointments')
    .flatMap((appointment) =>
      listAppointmentTimers(appointment, reminded).map((due) => ({ id: appointment.id, due })),
    )
    .filter(({ due }) => due.firesAt <= now)
    .sort((one, other) => one.due.firesAt - other.due.firesAt || one.id - other.id);
  for (const { id, due } of found) carryOut(sandbox, id, due);
  sandbox.store.put('settings', { id: remindedSetting, value: now });
}
