import type { WorkflowStep } from '../../api/arazzo/arazzo-schema';
import { isRecord } from '../../kit/json/is-record';
import { undocumentedPath } from '../../site/page-paths';
import { getExpectedStatuses, getOperationId } from './workflow-step-run';

/** An update of a record that a user or a process has filled in before. */
type Update = {
  /** The bodies of the records that a payload changes. */
  listRecords: (payload: unknown) => Record<string, unknown>[];
  /** Fields that such a record always has: an update without one of them is partial. */
  fields: readonly string[];
  /** The entry of the register about the fields that an update leaves out. */
  gap: string;
};

/** An appointment with an id exists already. */
const listAppointments = (payload: unknown) =>
  [payload]
    .flat()
    .filter(isRecord)
    .filter(({ appointmentId }) => appointmentId !== undefined);

const appointment: Update = {
  listRecords: listAppointments,
  fields: ['patientId', 'profileId', 'locationId', 'scheduledTimestamp'],
  gap: 'appointment-missing-fields',
};

const updates: Readonly<Record<string, Update>> = {
  saveAppointment: appointment,
  saveAppointments: appointment,
  updateUser: {
    listRecords: (payload) => [payload].filter(isRecord),
    fields: ['email', 'firstName', 'lastName'],
    gap: 'user-update-missing-fields',
  },
};

/** Whether a step sends a note. The API has `event` for it in responses, and does not say what a request may put there. */
const sendsNote = (step: WorkflowStep): boolean =>
  listAppointments(step.requestBody?.payload).some(({ event }) => isRecord(event));

const isAccepted = (step: WorkflowStep): boolean =>
  getExpectedStatuses(step).every((status) => status < 300);

/** The partial update of a step; undefined if the step has none. */
function findPartialUpdate(step: WorkflowStep): Update | undefined {
  const update = updates[getOperationId(step)];
  const records = update?.listRecords(step.requestBody?.payload) ?? [];
  const isPartial = records.some((record) => update?.fields.some((field) => !(field in record)));
  return isPartial && isAccepted(step) ? update : undefined;
}

/**
 * The interpretations of a step, as Markdown: those of its author, and those of every note and every partial update.
 * Undefined if nothing is.
 */
export function getInterpretation(step: WorkflowStep): string | undefined {
  const update = findPartialUpdate(step);
  const parts = [
    step['x-interpretation'],
    sendsNote(step) ? 'That `event` of a request carries a note.' : undefined,
    update &&
      `That missing fields [stay unchanged](${undocumentedPath(update.gap)}). In an environment, send every field again that your user or process entered.`,
  ];
  const texts = parts.filter((part) => part !== undefined);
  return texts.length > 0 ? texts.join(' ') : undefined;
}
