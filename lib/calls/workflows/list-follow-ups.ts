import type { WorkflowStep } from '../../api/arazzo/arazzo-schema';
import { getWorkflows } from '../../api/arazzo/load-workflows';
import { listExpressions, parseRuntimeExpression } from '../../api/arazzo/runtime-expression';
import { isRecord } from '../../kit/json/is-record';
import type { FollowUp } from '../request/request-description';
import { getOperationId } from './workflow-step-run';

/** Where a record of a response is, and its field that a step sends: `/appointments/1` and `appointmentId`. */
function locateOutput(text: string, steps: readonly WorkflowStep[]) {
  const expression = parseRuntimeExpression(text);
  if (expression?.kind !== 'output') return undefined;
  const source = steps.find(({ stepId }) => stepId === expression.step);
  const output = parseRuntimeExpression(source?.outputs?.[expression.name] ?? '');
  if (!source || output?.kind !== 'body') return undefined;
  const [, record = '', field = ''] = /^(.*)\/([^/]*)$/.exec(output.pointer) ?? [];
  return { source, record, field };
}

/** Reads which texts of a record the response of a step is expected to have: `status` is `REQUESTED`. */
function readExpectedTexts({ successCriteria }: WorkflowStep, record: string) {
  const start = `$response.body#${record}/`;
  return Object.fromEntries(
    successCriteria
      .filter(({ condition }) => condition.startsWith(start))
      .flatMap(({ condition }) => {
        const [, field, text] = /^(\w+) == '([^']*)'$/.exec(condition.slice(start.length)) ?? [];
        return field === undefined ? [] : [[field, text]];
      }),
  );
}

/** A step that sends what it knows of a record, and otherwise only constants, to the operation that returned the record. */
function toFollowUp(
  step: WorkflowStep,
  steps: readonly WorkflowStep[],
): Omit<FollowUp, 'workflow'> | undefined {
  const payload = step.requestBody?.payload;
  const expressions = listExpressions(payload);
  const [first, ...others] = expressions.map(({ text }) => locateOutput(text, steps));
  if (!isRecord(payload) || !first || getOperationId(first.source) !== getOperationId(step)) {
    return undefined;
  }
  const isOfRecord = others.every(
    (other) => other?.source === first.source && other.record === first.record,
  );
  const fields = expressions.map(({ pointer }) => pointer.slice(1));
  if (!isOfRecord || fields.some((name) => name.includes('/'))) return undefined;
  return {
    label: step.description,
    user: step['x-actor'],
    expected: readExpectedTexts(first.source, first.record),
    fields,
    body: Object.fromEntries(Object.entries(payload).filter(([name]) => !fields.includes(name))),
  };
}

/** Lists how workflows continue with a record that an operation has returned, by calling the operation again. */
export function listFollowUps(operationId: string): FollowUp[] {
  const all = getWorkflows().flatMap(({ name, info, workflows: [{ steps }] }) =>
    steps
      .filter((step) => getOperationId(step) === operationId)
      .flatMap((step) => {
        const followUp = toFollowUp(step, steps);
        return followUp ? [{ ...followUp, workflow: { name, title: info.title } }] : [];
      }),
  );
  const identify = ({ user, body }: FollowUp) => JSON.stringify([user, body]);
  return [...new Map(all.reverse().map((one) => [identify(one), one])).values()].reverse();
}
