import type { WorkflowStep } from '../../api/arazzo/arazzo-schema';
import { isRecord } from '../../kit/json/is-record';
import type { RunState } from './run-state';

type KnownAppointment = { appointmentId: number; status: string };

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

/** The status of an appointment in a response, which can have its earlier revisions too. */
function readStatus(body: unknown, id: number): string | undefined {
  const revisionOf = ({ appointmentRevisionId: revision }: Record<string, unknown>) =>
    typeof revision === 'number' ? revision : 0;
  const [latest] = [...listRecords(body)]
    .filter(({ appointmentId, status }) => appointmentId === id && typeof status === 'string')
    .sort((one, other) => revisionOf(other) - revisionOf(one));
  return typeof latest?.status === 'string' ? latest.status : undefined;
}

/**
 * The appointment that a run has changed last, with the status of the last response that has it. Undefined if there is
 * none, or if no response has it after the change.
 */
export function findFinalAppointment(
  { steps }: { steps: ReadonlyArray<Pick<WorkflowStep, 'stepId'>> },
  { done }: Pick<RunState, 'done'>,
): KnownAppointment | undefined {
  let appointmentId: number | undefined;
  let status: string | undefined;
  for (const { stepId } of steps) {
    const { [stepId]: exchange } = done;
    if (!exchange) break;
    const changedId = findChangedId(exchange.changes);
    appointmentId = changedId ?? appointmentId;
    if (appointmentId === undefined) continue;
    const found = readStatus(exchange.response.body, appointmentId);
    status = found ?? (changedId === undefined ? status : undefined);
  }
  return appointmentId === undefined || status === undefined
    ? undefined
    : { appointmentId, status };
}
