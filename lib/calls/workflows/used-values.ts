import { slug } from 'github-slugger';
import type { WorkflowStep } from '../../api/arazzo/arazzo-schema';
import { listExpressions, parseRuntimeExpression } from '../../api/arazzo/runtime-expression';
import { tokenHeader } from '../../sandbox/sandbox-protocol';

/** The anchor of a step, from its heading as on other pages. */
export const toStepAnchor = ({ description }: WorkflowStep, index: number) =>
  slug(`${index + 1}. ${description}`);

/** Values that a step uses of another one, or of the inputs if there is no step. */
export type UsedValues = { names: string[]; from?: { id: string; number: number } | undefined };

/** The values of a request that come from inputs and earlier steps, by their source, except for the token. */
export function listUsedValues(
  { parameters = [], requestBody }: WorkflowStep,
  steps: readonly WorkflowStep[],
): UsedValues[] {
  const texts = [
    ...parameters.filter(({ name }) => name !== tokenHeader).map(({ value }) => value),
    requestBody?.payload,
  ].flatMap((value) => listExpressions(value).map(({ text }) => text));
  const names = new Map<number, string[]>();
  for (const text of new Set(texts)) {
    const expression = parseRuntimeExpression(text);
    if (expression?.kind !== 'input' && expression?.kind !== 'output') continue;
    // -1 for the inputs.
    const index = steps.findIndex(
      ({ stepId }) => expression.kind === 'output' && stepId === expression.step,
    );
    names.set(index, [...(names.get(index) ?? []), expression.name]);
  }
  return [...names]
    .sort(([a], [b]) => a - b)
    .map(([index, used]) => {
      const step = steps[index];
      return { names: used, from: step && { id: toStepAnchor(step, index), number: index + 1 } };
    });
}
