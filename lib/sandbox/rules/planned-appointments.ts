import type { Store } from '../record-store';
import type { Appointment } from '../sandbox-data';

/** Appointments that the same request creates or updates and that are not stored yet, by their ids. */
export type PlannedAppointments = ReadonlyMap<number, Appointment>;

/** Lists all appointments, with the planned ones as if they were stored already. */
export function listAppointmentsWithPlanned(
  store: Store,
  planned: PlannedAppointments = new Map(),
): Appointment[] {
  const stored = store.list('appointments');
  if (planned.size === 0) return stored;
  const storedIds = new Set(stored.map(({ id }) => id));
  return [
    ...stored.map((appointment) => planned.get(appointment.id) ?? appointment),
    ...[...planned.values()].filter(({ id }) => !storedIds.has(id)),
  ];
}
