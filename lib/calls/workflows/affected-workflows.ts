import { getWorkflows } from '../../api/arazzo/load-workflows';
import type { AffectedWorkflow } from '../../api/releases/change-report';
import { getOperationId, getSourceName } from './workflow-step-run';

/** Lists the workflows that call operations of the API, with the steps that do. */
export function listAffectedWorkflows(operations: readonly string[]): AffectedWorkflow[] {
  return getWorkflows().flatMap(({ name, info, workflows }): AffectedWorkflow[] => {
    const steps = workflows
      .flatMap((workflow) => workflow.steps)
      .filter((step) => getSourceName(step) === 'doctorApi')
      .filter((step) => operations.includes(getOperationId(step)))
      .map((step) => ({ title: step.description, actor: step['x-actor'] }));
    return steps.length === 0 ? [] : [{ name, title: info.title, steps }];
  });
}
