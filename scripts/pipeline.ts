import { isDeepStrictEqual } from 'node:util';
import {
  type Diagnostic,
  DiagnosticError,
  formatDiagnostics,
  isError,
  isStyle,
  throwOnErrors,
} from '../lib/kit/diagnostics/diagnostic';
import { pluralize } from '../lib/kit/text/pluralize';

/** The result of a step: diagnostics if it checks something, a line for the log if it writes something. */
export type StepResult = Diagnostic[] | string | undefined;

export type StepModule = {
  /** `failed` has the steps with errors and those that were skipped: what they write is of an earlier run. */
  run: (failed: ReadonlySet<string>) => StepResult | Promise<StepResult>;
};

/** `advise` gives advice on style, which is not a part of a build. */
export type Phase = 'check' | 'generate' | 'advise' | 'pages' | 'emit' | 'verify';

/** A step of the build: one row of the table in build.ts. */
export type Step = {
  phase: Phase;
  name: string;
  /** Imports the step just before it runs, because it may import files that an earlier step generates. */
  load: () => Promise<StepModule>;
  /** Steps that must have succeeded; otherwise this one is skipped, and their diagnostics say why. */
  needs?: readonly string[];
  /** Runs beside the steps after it: it takes long, and they do not import what it writes. */
  inThread?: true;
};

/** Runs a step. The result of an earlier run counts as unchanged if nothing that the step depends on has changed since. */
export type RunStep = (step: Step, failed: ReadonlySet<string>) => Promise<StepRun>;

type StepRun = { result: StepResult; isUnchanged?: boolean };

/** Problems are collected over these phases, so that one run reports all of them, and stop the build after them. */
const collecting: readonly Phase[] = ['check', 'generate', 'advise'];

/** Runs a step. The diagnostics of a thrown DiagnosticError count as its result. */
export async function runStep({ load }: Step, failed: ReadonlySet<string>): Promise<StepResult> {
  try {
    return await (await load()).run(failed);
  } catch (error) {
    if (!(error instanceof DiagnosticError)) throw error;
    return [...error.diagnostics];
  }
}

const runAlways: RunStep = async (step, failed) => ({ result: await runStep(step, failed) });

const hasEqual = (diagnostics: readonly Diagnostic[], other: Diagnostic) =>
  diagnostics.some((diagnostic) => isDeepStrictEqual(diagnostic, other));

const formatSeconds = (start: number) => `${((performance.now() - start) / 1000).toFixed(1)} s`;

/**
 * Runs steps in their order. Diagnostics of the first three phases are collected: a step that needs one with
 * errors is skipped, and the rest still run. Throws a DiagnosticError with all diagnostics before the first later
 * phase, or at the end.
 * @param log receives a line for each step
 * @param run runs a step. Those that have `inThread` run beside the steps after them if there is such a function.
 * @param printsStyle whether advice and hints are printed
 * @returns what is no error: warnings, which have been printed, and matters of style
 */
export async function runSteps(
  steps: readonly Step[],
  log: (line: string) => void = console.log,
  run?: RunStep,
  printsStyle = false,
): Promise<Diagnostic[]> {
  const warnings: Diagnostic[] = [];
  const diagnostics: Diagnostic[] = [];
  const failed = new Set<string>();
  const report = () => {
    const printed = printsStyle ? diagnostics : diagnostics.filter((found) => !isStyle(found));
    throwOnErrors(printed);
    if (printed.length > 0) console.warn(`\n${formatDiagnostics(printed)}\n`);
    warnings.push(...diagnostics.splice(0));
  };
  let unchanged = 0;
  const finish = ({ phase, name }: Step, start: number, { result, isUnchanged }: StepRun) => {
    const found = Array.isArray(result) ? result : [];
    // Steps that read the same faulty file report it again.
    diagnostics.push(...found.filter((diagnostic) => !hasEqual(diagnostics, diagnostic)));
    if (found.some(isError)) failed.add(name);
    if (isUnchanged) {
      unchanged += 1;
      return;
    }
    const note = typeof result === 'string' ? `: ${result}` : '';
    log(`${phase.padEnd(8)} ${name} (${formatSeconds(start)})${note}`);
  };
  const inThreads: Array<{ step: Step; done: Promise<void> }> = [];
  const finishThreads = async () => {
    for (const { done } of inThreads.splice(0)) await done;
  };
  let isCollecting = true;
  for (const step of steps) {
    const { phase, name, needs = [] } = step;
    if (isCollecting && !collecting.includes(phase)) {
      isCollecting = false;
      await finishThreads();
      report();
    }
    if (inThreads.some((running) => needs.includes(running.step.name))) await finishThreads();
    const missing = needs.find((need) => failed.has(need));
    if (missing !== undefined) {
      failed.add(name);
      log(`${phase.padEnd(8)} ${name}: skipped, ${missing} has errors`);
      continue;
    }
    const start = performance.now();
    if (step.inThread && run) {
      const done = run(step, failed).then((result) => finish(step, start, result));
      // Its error is thrown when all threads have finished, not while another step runs.
      done.catch(() => undefined);
      inThreads.push({ step, done });
      continue;
    }
    finish(step, start, await (run ?? runAlways)(step, failed));
  }
  await finishThreads();
  if (unchanged > 0) log(`${pluralize(unchanged, 'step')} unchanged`);
  report();
  return warnings;
}
