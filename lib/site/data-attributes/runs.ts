/** Attributes of the cases on the sandbox's page. */

/**
 * Marks the cases of the sandbox.
 * @writer components/api/reference/topics/sandbox-cases.tsx
 * @reader components/islands/start.ts
 * @reader lib/client/inline-scripts/load-behaviors.ts
 */
export const casesAttribute = 'data-cases';

/**
 * The id of a case.
 * @writer components/api/reference/topics/sandbox-cases.tsx
 * @reader components/behaviors/run-cases.ts
 * @reader lib/client/controls/page-actions.ts
 */
export const caseAttribute = 'data-case';

/**
 * Whether a case had its documented outcome when it was run: `running`, `met`, or `unmet`.
 * @writer components/behaviors/run-cases.ts
 * @reader components/api/reference/topics/sandbox-topic.late.css
 */
export const outcomeAttribute = 'data-outcome';

/** Attributes of the pages of workflows. */

/**
 * The workflow of the runner that opens in an element.
 * @writer components/api/workflows/workflow-page.tsx
 * @reader components/behaviors/open-workflow-runner.ts
 * @reader components/islands/start.ts
 * @reader components/api/workflows/workflow-runner.late.css
 */
export const workflowAttribute = 'data-workflow';

/**
 * The step of the run that is rendered into an element.
 * @writer components/api/workflows/workflow-step.tsx
 * @reader components/api/workflows/workflow-runner.tsx
 */
export const workflowStepAttribute = 'data-workflow-step';

/**
 * Whether a step of the overview is done in the run of this tab.
 * @writer components/api/workflows/workflow-overview.tsx
 * @writer components/api/workflows/workflow-runner.tsx
 * @reader components/api/workflows/workflow-overview.module.css
 */
export const workflowDoneAttribute = 'data-workflow-done';
