import { isRecord } from '../../json/is-record';
import { assetUrl } from '../../site/base-url';
import { type PublishedWorkflow, publishedWorkflowPath } from '../published-workflow';

/** Whether a file is a workflow. Only its name is checked: the file is part of this site. */
const isWorkflow = (value: unknown, name: string): value is PublishedWorkflow =>
  isRecord(value) && value.name === name;

/** Loads what runs a workflow. Rejects if there is no such file. */
export async function loadWorkflow(name: string): Promise<PublishedWorkflow> {
  const response = await fetch(assetUrl(publishedWorkflowPath(name)));
  const value: unknown = response.ok ? await response.json() : undefined;
  if (!isWorkflow(value, name)) {
    throw new Error(`Expected the workflow ${name}, found status ${response.status}`);
  }
  return value;
}
