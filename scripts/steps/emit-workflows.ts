import { parseDocument } from 'yaml';
import { getWorkflows, type WorkflowFile } from '../../lib/api/arazzo/load-workflows';
import {
  arazzoPath,
  type PublishedWorkflow,
  programPath,
  publishedWorkflowPath,
} from '../../lib/calls/workflows/published-workflow';
import { recordOutputs } from '../../lib/calls/workflows/record-workflow';
import { getInterpretation } from '../../lib/calls/workflows/step-interpretation';
import {
  getWorkflowSources,
  locateOperations,
  sandboxDescriptionFile,
} from '../../lib/calls/workflows/workflow-operations';
import { writeWorkflowPrograms } from '../../lib/calls/workflows/workflow-programs';
import { readText, writeText } from '../../lib/kit/files/project-files';
import { removeOutdated } from '../write-files';

/** The text of a workflow's file with the interpretations that its page also shows. */
function addInterpretations({ file, workflows: [workflow] }: WorkflowFile): string {
  const text = readText(file);
  const added = workflow.steps
    .map((step, index) => ({ index, step, interpretation: getInterpretation(step) }))
    .filter(({ step, interpretation }) => interpretation !== step['x-interpretation']);
  if (added.length === 0) return text;
  const document = parseDocument(text);
  for (const { index, interpretation } of added) {
    document.setIn(['workflows', 0, 'steps', index, 'x-interpretation'], interpretation);
  }
  return document.toString({ lineWidth: 120 });
}

/** Publishes a workflow. Returns the paths of its files. */
async function publishWorkflow(file: WorkflowFile): Promise<string[]> {
  const {
    name,
    workflows: [workflow],
  } = file;
  const operations = locateOperations(workflow.steps, getWorkflowSources());
  const outputs = await recordOutputs(workflow, operations);
  const published: PublishedWorkflow = { name, workflow, operations };
  const texts = new Map([
    [arazzoPath(name), addInterpretations(file)],
    [publishedWorkflowPath(name), JSON.stringify(published)],
    ...writeWorkflowPrograms(workflow, operations, outputs).map(
      ({ id, source }) => [programPath(name, id), `${source}\n`] as const,
    ),
  ]);
  for (const [path, text] of texts) writeText(`public${path}`, text);
  return [...texts.keys()].map((path) => `public${path}`);
}

/** Publishes the workflows: in Arazzo for other tools, as programs, and as what their pages run. */
export async function run() {
  const workflows = getWorkflows();
  const paths: string[] = [];
  for (const file of workflows) paths.push(...(await publishWorkflow(file)));
  removeOutdated('public/openapi/workflows', '', paths);
  if (workflows.length === 0) return undefined;
  // The workflows refer to it by its path relative to theirs.
  writeText(`public/${sandboxDescriptionFile}`, readText(sandboxDescriptionFile));
  return `${workflows.length} workflows`;
}
