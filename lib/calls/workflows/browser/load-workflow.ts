import { isRecord } from '../../../kit/json/is-record';
import { loadJson } from '../../../site/browser/load-json';
import { type PublishedWorkflow, publishedWorkflowPath } from '../published-workflow';

/** Whether a file is a workflow. Only its name is checked: the file is part of this site. */
const isWorkflow = (value: unknown, name: string): value is PublishedWorkflow =>
  isRecord(value) && value.name === name;

/** Loads what runs a workflow. Rejects if there is no such file. */
export async function loadWorkflow(name: string): Promise<PublishedWorkflow> {
  const value = await loadJson(publishedWorkflowPath(name));
  if (!isWorkflow(value, name))
    throw new Error(`Expected the workflow ${name}, found another file`);
  return value;
}
