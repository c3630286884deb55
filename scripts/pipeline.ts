import {
  type Diagnostic,
  formatDiagnostics,
  isError,
  throwOnErrors,
} from '../lib/diagnostics/diagnostic';

/** What a step returns: diagnostics if it checks something, a line for the log if it writes something. */
export type StepResult = Diagnostic[] | string | undefined;

export type StepModule = { run: () => StepResult | Promise<StepResult> };

export type Phase = 'check' | 'generate' | 'pages' | 'emit' | 'verify';

/** A step of the build: one row of the table in build.ts. */
export type Step = {
  phase: Phase;
  /** The file of the step in scripts/steps, without its extension. */
  name: string;
  /** Loaded when it is its turn: a step may import files that an earlier one generates. */
  load: () => Promise<StepModule>;
  /** Steps that must have succeeded; otherwise this one is skipped, and their diagnostics say why. */
  needs?: readonly string[];
};

/** Problems are collected over these phases, so that one run reports all of them, and stop the build after them. */
const collecting: readonly Phase[] = ['check', 'generate'];

const formatSeconds = (start: number) => `${((performance.now() - start) / 1000).toFixed(1)} s`;

/**
 * Runs steps in their order. Diagnostics of the check and generate phases are collected: a step that needs one with
 * errors is skipped, and the rest still run. Throws a DiagnosticError with all diagnostics before the first later
 * phase, or at the end.
 * @param log receives a line for each step
 */
export async function runSteps(
  steps: readonly Step[],
  log: (line: string) => void = console.log,
): Promise<void> {
  const diagnostics: Diagnostic[] = [];
  const failed = new Set<string>();
  const report = () => {
    throwOnErrors(diagnostics);
    if (diagnostics.length > 0) console.warn(`\n${formatDiagnostics(diagnostics)}\n`);
    diagnostics.length = 0;
  };
  let isCollecting = true;
  for (const { phase, name, load, needs = [] } of steps) {
    if (isCollecting && !collecting.includes(phase)) {
      isCollecting = false;
      report();
    }
    const missing = needs.find((need) => failed.has(need));
    if (missing !== undefined) {
      failed.add(name);
      log(`${phase.padEnd(8)} ${name}: skipped, ${missing} has errors`);
      continue;
    }
    const start = performance.now();
    const result = await (await load()).run();
    const found = Array.isArray(result) ? result : [];
    diagnostics.push(...found);
    if (found.some(isError)) failed.add(name);
    const note = typeof result === 'string' ? `: ${result}` : '';
    log(`${phase.padEnd(8)} ${name} (${formatSeconds(start)})${note}`);
  }
  report();
}
