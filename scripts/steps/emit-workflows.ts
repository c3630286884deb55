import { rmSync } from 'node:fs';
import { getWorkflows } from '../../lib/arazzo/load-workflows';
import { listFiles, projectPath, readText, writeText } from '../../lib/files/project-files';
import {
  arazzoPath,
  type PublishedWorkflow,
  programPath,
  publishedWorkflowPath,
} from '../../lib/workflows/published-workflow';
import {
  getWorkflowSources,
  locateOperations,
  sandboxDescriptionFile,
} from '../../lib/workflows/workflow-operations';
import { writeWorkflowPrograms } from '../../lib/workflows/workflow-programs';

/** Removes the files of workflows that are no more. */
function removeOutdated(paths: readonly string[]): void {
  for (const file of listFiles('public/openapi/workflows', '')) {
    if (!paths.includes(file.slice('public'.length))) rmSync(projectPath(file));
  }
}

/** Publishes the workflows: in Arazzo for other tools, as programs, and as what their pages run. */
export async function run() {
  const workflows = getWorkflows();
  const sources = getWorkflowSources();
  const paths: string[] = [];
  const publishText = (path: string, text: string) => {
    writeText(`public${path}`, text);
    paths.push(path);
  };
  for (const {
    name,
    file,
    workflows: [workflow],
  } of workflows) {
    publishText(arazzoPath(name), readText(file));
    const operations = locateOperations(workflow.steps, sources);
    const published: PublishedWorkflow = { name, workflow, operations };
    publishText(publishedWorkflowPath(name), JSON.stringify(published));
    for (const { id, source } of await writeWorkflowPrograms(workflow, operations)) {
      publishText(programPath(name, id), `${source}\n`);
    }
  }
  removeOutdated(paths);
  if (workflows.length === 0) return undefined;
  // The workflows refer to it by its path relative to theirs.
  writeText(`public/${sandboxDescriptionFile}`, readText(sandboxDescriptionFile));
  return `${workflows.length} workflows`;
}
