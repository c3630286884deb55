import type { WorkflowStep } from '../../api/arazzo/arazzo-schema';
import { isRecord } from '../../kit/json/is-record';
import type { RunState } from './run-state';

export type KnownAppointment = {
  appointmentId: number;
  status: string;
  scheduledTimestamp?: string | undefined;
};

/** The id of the last appointment that a step has changed. */
function findChangedId(changes: readonly string[]): number | undefined {
  const ids = changes.flatMap((change) => /^appointments (\d+) /.exec(change)?.[1] ?? []);
  const id = ids.at(-1);
  return id === undefined ? undefined : Number(id);
}

/** All records in a value, those of an outer level first. */
function* listRecords(value: unknown): Generator<Record<string, unknown>> {
  if (isRecord(value)) yield value;
  if (typeof value !== 'object' || value === null) return;
  for (const inner of Object.values(value)) yield* listRecords(inner);
}

/** An appointment in a response, which can have its earlier revisions too. */
function readAppointment(body: unknown, id: number): KnownAppointment | undefined {
  const revisionOf = ({ appointmentRevisionId: revision }: Record<string, unknown>) =>
    typeof revision === 'number' ? revision : 0;
  const [latest] = [...listRecords(body)]
    .filter(({ appointmentId, status }) => appointmentId === id && typeof status === 'string')
    .sort((one, other) => revisionOf(other) - revisionOf(one));
  if (typeof latest?.status !== 'string') return undefined;
  const { status, scheduledTimestamp: time } = latest;
  return {
    appointmentId: id,
    status,
    ...(typeof time === 'string' && { scheduledTimestamp: time }),
  };
}

/**
 * The appointment that a run has changed last, as in the last response that has it. Undefined if there is
 * none, or if no response has it after the change.
 */
export function findFinalAppointment(
  { steps }: { steps: ReadonlyArray<Pick<WorkflowStep, 'stepId'>> },
  { done }: Pick<RunState, 'done'>,
): KnownAppointment | undefined {
  let appointmentId: number | undefined;
  let appointment: KnownAppointment | undefined;
  for (const { stepId } of steps) {
    const { [stepId]: exchange } = done;
    if (!exchange) break;
    const changedId = findChangedId(exchange.changes);
    appointmentId = changedId ?? appointmentId;
    if (appointmentId === undefined) continue;
    const found = readAppointment(exchange.response.body, appointmentId);
    appointment = found ?? (changedId === undefined ? appointment : undefined);
  }
  return appointment;
}
