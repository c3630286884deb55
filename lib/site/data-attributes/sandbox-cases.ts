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
 * @reader lib/client/controls/expand-all.ts
 */
export const caseAttribute = 'data-case';

/**
 * Whether a case had its documented outcome when it was run: `running`, `met`, or `unmet`.
 * @writer components/behaviors/run-cases.ts
 * @reader components/api/reference/topics/sandbox-topic.late.css
 */
export const outcomeAttribute = 'data-outcome';
