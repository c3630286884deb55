import type { Workflow } from '../arazzo/arazzo-schema';
import type { LanguageSample } from '../language-samples/create-language-samples';
import { getSite } from '../site/site-settings';
import { describeProgram } from './code/workflow-program';
import { writePrograms } from './code/write-programs';
import { recordOutputs } from './record-workflow';
import type { StepOperation } from './workflow-step-run';

/** Writes the programs that perform a workflow, as its page shows them. */
export async function writeWorkflowPrograms(
  workflow: Workflow,
  operations: Readonly<Record<string, StepOperation>>,
): Promise<LanguageSample[]> {
  const outputs = await recordOutputs(workflow, operations);
  const server = getSite().servers[0]?.url ?? '';
  return writePrograms(describeProgram(workflow, operations, outputs), server);
}
