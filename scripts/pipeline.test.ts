import { describe, expect, it } from 'vitest';
import { type Diagnostic, DiagnosticError } from '../lib/kit/diagnostics/diagnostic';
import {
  type Phase,
  type RunStep,
  runStep,
  runSteps,
  type Step,
  type StepResult,
} from './pipeline';

const error = (file: string): Diagnostic => ({
  severity: 'error',
  file,
  message: `wrong ${file}`,
  found: 'a',
  expected: 'b',
});

const warning = (file: string): Diagnostic => ({ ...error(file), severity: 'warning' });

function createSteps(
  rows: Array<[phase: Phase, name: string, result?: StepResult, needs?: string[]]>,
) {
  const ran: string[] = [];
  const steps = rows.map(
    ([phase, name, result, needs = []]): Step => ({
      phase,
      name,
      needs,
      load: async () => ({
        run: () => {
          ran.push(name);
          return result;
        },
      }),
    }),
  );
  return { ran, steps, run: () => runSteps(steps, () => undefined) };
}

describe('runSteps', () => {
  it('runs steps in their order', async () => {
    const { ran, run } = createSteps([
      ['check', 'a', []],
      ['generate', 'b', '3 files'],
      ['pages', 'c'],
      ['emit', 'd'],
    ]);
    await run();
    expect(ran).toEqual(['a', 'b', 'c', 'd']);
  });

  it('reports the diagnostics of all checks in one run, and builds no page', async () => {
    const { ran, run } = createSteps([
      ['check', 'a', [error('a.yaml')]],
      ['check', 'b', [error('b.mdx')]],
      ['pages', 'c'],
    ]);
    await expect(run()).rejects.toThrow(/a\.yaml[\s\S]*b\.mdx[\s\S]*2 errors/);
    expect(ran).toEqual(['a', 'b']);
  });

  it('skips a step whose need has errors, and what needs that step', async () => {
    const { ran, run } = createSteps([
      ['check', 'contract', [error('a.json')]],
      ['generate', 'validator', undefined, ['contract']],
      ['check', 'elements', [], ['validator']],
      ['check', 'prose', []],
    ]);
    await expect(run()).rejects.toThrow(DiagnosticError);
    expect(ran).toEqual(['contract', 'prose']);
  });

  it('reports once what two steps find', async () => {
    const { run } = createSteps([
      ['check', 'a', [error('a.yaml')]],
      ['check', 'b', [error('a.yaml')]],
    ]);
    await expect(run()).rejects.toThrow(/1 error\b/);
  });

  it('reports what unchanged steps have found, and does not list them', async () => {
    const { steps } = createSteps([
      ['check', 'a'],
      ['check', 'b'],
    ]);
    const lines: string[] = [];
    const run: RunStep = async ({ name }) => ({ result: [warning(name)], isUnchanged: true });
    expect(await runSteps(steps, (line) => lines.push(line), run)).toHaveLength(2);
    expect(lines).toEqual(['2 steps unchanged']);
  });

  it('goes on after warnings', async () => {
    const { ran, run } = createSteps([
      ['check', 'a', []],
      ['pages', 'b'],
    ]);
    await run();
    expect(ran).toEqual(['a', 'b']);
  });

  it('throws the diagnostics of a check of the export', async () => {
    const { run } = createSteps([
      ['pages', 'a'],
      ['verify', 'links', [error('page /x')]],
    ]);
    await expect(run()).rejects.toThrow(/page \/x/);
  });

  describe('with threads', () => {
    const load = async () => ({ run: () => undefined });
    const prose = { phase: 'check', name: 'prose', load, inThread: true } as const;

    it('runs a step beside the next ones, and waits for it before it builds pages', async () => {
      const finished: string[] = [];
      let endThread = (): void => undefined;
      const runProse = new Promise<void>((resolve) => {
        endThread = resolve;
      });
      const startThread: RunStep = async (step, failed) => {
        if (step.inThread) await runProse;
        return { result: await runStep(step, failed) };
      };
      const steps: Step[] = [
        prose,
        { phase: 'check', name: 'mdx', load: async () => ({ run: () => void endThread() }) },
        { phase: 'pages', name: 'pages', load },
      ];
      const log = (line: string) => finished.push(line.replace(/ \(.*/, ''));
      await runSteps(steps, log, startThread);
      // The thread ends in the step after it.
      expect(finished.toSorted()).toEqual(['check    mdx', 'check    prose', 'pages    pages']);
      expect(finished.at(-1)).toBe('pages    pages');
    });

    it('waits for a step that the next one needs, and skips it if there are errors', async () => {
      const { ran, steps } = createSteps([['check', 'samples', undefined, ['prose']]]);
      const check = runSteps(
        [prose, ...steps],
        () => undefined,
        async () => ({ result: [error('a.mdx')] }),
      );
      await expect(check).rejects.toThrow(DiagnosticError);
      expect(ran).toEqual([]);
    });

    it('throws an error of the thread after the checks, and builds no page', async () => {
      const { ran, steps } = createSteps([
        ['check', 'mdx'],
        ['pages', 'pages'],
      ]);
      const check = runSteps(
        [prose, ...steps],
        () => undefined,
        async (step, failed) => {
          if (step.inThread) throw new Error('No memory');
          return { result: await runStep(step, failed) };
        },
      );
      await expect(check).rejects.toThrow('No memory');
      expect(ran).toEqual(['mdx']);
    });
  });
});
