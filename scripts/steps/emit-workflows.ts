import { rmSync } from 'node:fs';
import { getWorkflows } from '../../lib/arazzo/load-workflows';
import { listFiles, projectPath, readText, writeText } from '../../lib/files/project-files';
import {
  arazzoPath,
  type PublishedWorkflow,
  publishedWorkflowPath,
} from '../../lib/workflows/published-workflow';
import {
  getWorkflowSources,
  locateOperations,
  sandboxDescriptionFile,
} from '../../lib/workflows/workflow-operations';

const publish = (file: string, path: string) => writeText(`public${path}`, readText(file));

/** Removes the files of workflows that are no more. */
function removeOutdated(paths: readonly string[]): void {
  for (const file of listFiles('public/openapi/workflows', '')) {
    if (!paths.includes(file.slice('public'.length))) rmSync(projectPath(file));
  }
}

/** Publishes the workflows: in Arazzo for other tools, and as what their pages run. */
export function run() {
  const workflows = getWorkflows();
  removeOutdated(workflows.flatMap(({ name }) => [arazzoPath(name), publishedWorkflowPath(name)]));
  if (workflows.length === 0) return undefined;
  const sources = getWorkflowSources();
  // The workflows refer to it by its path relative to theirs.
  publish(sandboxDescriptionFile, `/${sandboxDescriptionFile}`);
  for (const {
    name,
    file,
    workflows: [workflow],
  } of workflows) {
    publish(file, arazzoPath(name));
    const operations = locateOperations(workflow.steps, sources);
    const published: PublishedWorkflow = { name, workflow, operations };
    writeText(`public${publishedWorkflowPath(name)}`, JSON.stringify(published));
  }
  return `${workflows.length} workflows`;
}
