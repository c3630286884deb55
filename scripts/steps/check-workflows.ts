import { listWorkflowFiles } from '../../lib/api/arazzo/load-workflows';
import { checkWorkflowText } from '../../lib/build/checks/check-workflows';
import { needsSandbox } from '../../lib/build/checks/needs-sandbox';
import { getWorkflowSources } from '../../lib/calls/workflows/workflow-operations';
import type { Diagnostic } from '../../lib/kit/diagnostics/diagnostic';
import { readSource } from '../../lib/kit/diagnostics/read-source';
import { getSite } from '../../lib/site/site-settings';

/** Checks every workflow against the API's description, and runs it with its documented failures in new sandboxes. */
export async function run(): Promise<Diagnostic[]> {
  const files = listWorkflowFiles();
  // A site without workflows needs no description of the sandbox's endpoints.
  if (files.length === 0) return [];
  if (!getSite().sandbox) return files.map((file) => needsSandbox(file));
  const sources = getWorkflowSources();
  const found: Diagnostic[] = [];
  for (const file of files) {
    const { text, diagnostics } = readSource(file);
    found.push(
      ...(text === undefined ? diagnostics : await checkWorkflowText(file, text, sources)),
    );
  }
  return found;
}
