import type { Workflow } from '../arazzo/arazzo-schema';
import { isRecord } from '../json/is-record';
import type { RunState } from './run-state';

type KnownAppointment = { appointmentId: number; status: string };

function readAppointment(body: unknown): KnownAppointment | undefined {
  if (!isRecord(body)) return undefined;
  const { appointmentId, status } = body;
  return typeof appointmentId === 'number' && typeof status === 'string'
    ? { appointmentId, status }
    : undefined;
}

/**
 * The appointment of a run as its last response with an appointment describes it. Undefined if there is none, or if a
 * later step has changed an appointment without returning it.
 */
export function findFinalAppointment(
  { steps }: Workflow,
  { done }: RunState,
): KnownAppointment | undefined {
  let found: KnownAppointment | undefined;
  for (const { stepId } of steps) {
    const { [stepId]: exchange } = done;
    if (!exchange) break;
    const hasChanged = exchange.changes.some((change) => change.startsWith('appointments '));
    found = readAppointment(exchange.response.body) ?? (hasChanged ? undefined : found);
  }
  return found;
}
