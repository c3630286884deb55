import type { Workflow } from '../../api/arazzo/arazzo-schema';
import type { StepOperation } from './workflow-step-run';

/** Workflow as the browser needs it to run it. Its page has the texts. */
export type PublishedWorkflow = {
  name: string;
  workflow: Workflow;
  operations: Record<string, StepOperation>;
};

const folder = '/openapi/workflows';

/** The path of a workflow's description in Arazzo, for other tools. */
export const arazzoPath = (name: string): string => `${folder}/${name}.arazzo.yaml`;

/** The extensions of the files with the programs of a workflow, by the ids of the languages. */
const programExtensions: Record<string, string> = {
  curl: 'sh',
  typescript: 'ts',
  python: 'py',
  java: 'java',
  csharp: 'cs',
};

/** The path of a program that performs a workflow. */
export const programPath = (name: string, language: string): string =>
  `${folder}/${name}.${programExtensions[language] ?? 'txt'}`;

/** The path of what a browser needs to run a workflow. */
export const publishedWorkflowPath = (name: string): string => `${folder}/${name}.json`;
