import type { Workflow } from '../../api/arazzo/arazzo-schema';
import type { LanguageSample } from '../../api/code/create-language-samples';
import { localSandboxUrl } from '../../sandbox/sandbox-protocol';
import { describeProgram } from './code/workflow-program';
import { writePrograms } from './code/write-programs';
import type { recordOutputs } from './record-workflow';
import type { StepOperation } from './workflow-step-run';

/**
 * Writes the programs that perform a workflow. They call the local sandbox.
 * @param outputs what each step returned when the workflow was recorded
 */
export const writeWorkflowPrograms = (
  workflow: Workflow,
  operations: Readonly<Record<string, StepOperation>>,
  outputs: Awaited<ReturnType<typeof recordOutputs>>,
): LanguageSample[] =>
  writePrograms(describeProgram(workflow, operations, outputs), localSandboxUrl);
