import type { Store } from '../record-store';
import type { Appointment } from '../sandbox-data';

/** Appointments that the same call has made or changed before, by their ids: they are not stored yet. */
export type PlannedAppointments = ReadonlyMap<number, Appointment>;

/** All appointments as they are once those of the call are stored. */
export function listAppointmentsWithPlanned(
  store: Store,
  planned: PlannedAppointments = new Map(),
): Appointment[] {
  const stored = store.list('appointments');
  if (planned.size === 0) return stored;
  const known = new Set(stored.map(({ id }) => id));
  return [
    ...stored.map((appointment) => planned.get(appointment.id) ?? appointment),
    ...[...planned.values()].filter(({ id }) => !known.has(id)),
  ];
}
