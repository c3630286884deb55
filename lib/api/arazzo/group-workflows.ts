import { workflowGroups } from './arazzo-schema';
import { getWorkflows, type WorkflowFile } from './load-workflows';

/** Groups all workflows, each group in its order. Groups without a workflow are left out. */
export const groupWorkflows = (): Array<{ title: string; workflows: WorkflowFile[] }> =>
  workflowGroups
    .map((title) => ({
      title,
      workflows: getWorkflows()
        .filter(({ info }) => info['x-group'] === title)
        .sort(
          (a, b) =>
            a.info['x-order'] - b.info['x-order'] || a.info.title.localeCompare(b.info.title),
        ),
    }))
    .filter(({ workflows }) => workflows.length > 0);
