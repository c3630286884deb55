import { arazzoSchema, type Workflow } from '../../api/arazzo/arazzo-schema';
import { recordWorkflow, summarizeBody } from '../../calls/workflows/record-workflow';
import { locateOperations, type WorkflowSources } from '../../calls/workflows/workflow-operations';
import type { StepRun } from '../../calls/workflows/workflow-step-run';
import { type Diagnostic, type FindingAt, locateFindings } from '../../kit/diagnostics/diagnostic';
import { parseYaml } from '../../kit/diagnostics/parse-yaml';
import { parseYamlSource, type YamlPath } from '../../kit/diagnostics/yaml-source';
import { checkStep } from './check-workflow-step';

/** Checks the steps of a workflow without running them. */
function checkSteps(
  workflow: Workflow,
  path: YamlPath,
  sources: WorkflowSources,
): FindingAt<YamlPath>[] {
  const inputs = Object.keys(workflow.inputs?.properties ?? {});
  const outputs: string[] = [];
  const ids = new Set<string>();
  return workflow.steps.flatMap((step, index) => {
    const at = [...path, 'steps', index];
    const findings = checkStep(step, at, { inputs, outputs: [...outputs], sources });
    outputs.push(...Object.keys(step.outputs ?? {}).map((name) => `${step.stepId}.${name}`));
    if (!ids.has(step.stepId)) {
      ids.add(step.stepId);
      return findings;
    }
    const message = 'Another step has the same id';
    const expected = 'an id that no other step of the workflow has';
    return [...findings, { at: [...at, 'stepId'], message, found: step.stepId, expected }];
  });
}

const describeRun = ({ request: { method, url, body }, response }: StepRun): string =>
  `${method} ${url}${body === undefined ? '' : ` ${body}`} returned ${response.statusCode}: ${summarizeBody(response.body)}`;

/** Runs a workflow and its documented failures in new sandboxes, and reports what does not happen. */
async function checkRun(
  workflow: Workflow,
  path: YamlPath,
  sources: WorkflowSources,
): Promise<FindingAt<YamlPath>[]> {
  const recorded = await recordWorkflow(workflow, locateOperations(workflow.steps, sources));
  return recorded.flatMap(({ run, failures }, index): FindingAt<YamlPath>[] => {
    const step = workflow.steps[index];
    if (!step) return [];
    const at = [...path, 'steps', index];
    const unmet = run.unmet.map(({ condition }): FindingAt<YamlPath> => {
      const message = `The step ${step.stepId} does not succeed in the sandbox`;
      return { at, message, found: describeRun(run), expected: condition };
    });
    const others = Object.entries(failures).flatMap(([name, failure]): FindingAt<YamlPath>[] => {
      if (failure.failure?.name === name) return [];
      const position = step.onFailure?.findIndex((candidate) => candidate.name === name) ?? 0;
      const code = step.onFailure?.[position]?.['x-sandbox-error'];
      const message = `The change of the step ${step.stepId} does not cause the failure in the sandbox`;
      const expected = `the failure ${name}${code === undefined ? '' : ` with the error ${code}`}`;
      const found = describeRun(failure);
      return [{ at: [...at, 'onFailure', position], message, found, expected }];
    });
    return [...unmet, ...others];
  });
}

/**
 * Checks the text of a file of openapi/workflows: its form, what it refers to, and that the sandbox does what each step
 * says, with its documented failures.
 */
export async function checkWorkflowText(
  file: string,
  text: string,
  sources: WorkflowSources,
): Promise<Diagnostic[]> {
  const { value, diagnostics } = parseYaml(arazzoSchema, { file, text });
  if (!value) return diagnostics;
  const findings: FindingAt<YamlPath>[] = [];
  for (const [index, workflow] of value.workflows.entries()) {
    const path = ['workflows', index];
    const found = checkSteps(workflow, path, sources);
    // A workflow that refers to what does not exist cannot be run.
    findings.push(...(found.length > 0 ? found : await checkRun(workflow, path, sources)));
  }
  return locateFindings(file, findings, parseYamlSource(text).positionOfValue);
}
