import type { Workflow } from '../arazzo/arazzo-schema';
import type { StepOperation } from './workflow-step-run';

/** What a browser needs to run a workflow. Its page has the texts. */
export type PublishedWorkflow = {
  name: string;
  workflow: Workflow;
  operations: Record<string, StepOperation>;
};

const folder = '/openapi/workflows';

/** The path of a workflow's description in Arazzo, for other tools. */
export const arazzoPath = (name: string): string => `${folder}/${name}.arazzo.yaml`;

/** The path of what a browser needs to run a workflow. */
export const publishedWorkflowPath = (name: string): string => `${folder}/${name}.json`;
