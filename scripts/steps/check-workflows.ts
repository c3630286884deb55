import { listWorkflowFiles } from '../../lib/arazzo/load-workflows';
import { checkWorkflowText } from '../../lib/checks/check-workflows';
import type { Diagnostic } from '../../lib/diagnostics/diagnostic';
import { readSource } from '../../lib/diagnostics/read-source';
import { getWorkflowSources } from '../../lib/workflows/workflow-operations';

/** Checks every workflow against the API's description, and runs it with its documented failures in new sandboxes. */
export async function run(): Promise<Diagnostic[]> {
  const files = listWorkflowFiles();
  // A site without workflows needs no description of the sandbox's endpoints.
  if (files.length === 0) return [];
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
