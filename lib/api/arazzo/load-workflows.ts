import { type Diagnostic, DiagnosticError } from '../../kit/diagnostics/diagnostic';
import { parseYamlFile } from '../../kit/diagnostics/parse-yaml';
import { cached } from '../../kit/files/cached';
import { listFiles } from '../../kit/files/project-files';
import { type ArazzoDocument, arazzoSchema, workflowGroups } from './arazzo-schema';

/** The folder of the workflows' files. */
export const workflowFolder = 'openapi/workflows';
const ending = '.arazzo.yaml';

/** A file of openapi/workflows. `name` is the name of the file and of the workflow's page. */
export type WorkflowFile = ArazzoDocument & { name: string; file: string };

/** Lists the files of openapi/workflows, valid or not. */
export const listWorkflowFiles = (): string[] => listFiles(workflowFolder, ending);

/** Lists the names of all workflows. They come from the names of the files, so an invalid one does not hide its workflow. */
export const listWorkflowNames = (): string[] =>
  listWorkflowFiles().map((file) => file.slice(workflowFolder.length + 1, -ending.length));

/** Reads openapi/workflows. Returns every valid file and the problems of all. */
export function readWorkflows(): { workflows: WorkflowFile[]; diagnostics: Diagnostic[] } {
  const parsed = listWorkflowNames().map((name) => {
    const file = `${workflowFolder}/${name}${ending}`;
    return { name, file, ...parseYamlFile(arazzoSchema, file) };
  });
  return {
    workflows: parsed.flatMap(({ name, file, value }) => (value ? [{ ...value, name, file }] : [])),
    diagnostics: parsed.flatMap(({ diagnostics }) => diagnostics),
  };
}

/** All workflows. Throws a DiagnosticError with the problems of all files. */
export const getWorkflows = cached([workflowFolder], (): WorkflowFile[] => {
  const { workflows, diagnostics } = readWorkflows();
  if (diagnostics.length > 0) throw new DiagnosticError(diagnostics);
  return workflows;
});

/** A workflow by name. Throws if there is none. */
export function getWorkflow(name: string): WorkflowFile {
  const workflow = getWorkflows().find((candidate) => candidate.name === name);
  if (!workflow) throw new Error(`openapi/workflows has no workflow named "${name}"`);
  return workflow;
}

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
