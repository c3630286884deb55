import { describe, expect, it } from 'vitest';
import { parseCodeMeta } from '../lib/content/code-meta';
import { listFiles, readText } from '../lib/files/project-files';
import {
  type CodeSample,
  listCodeSamples,
  readFenceAttribute,
} from '../lib/samples/list-code-samples';
import { createSampleRunner } from '../lib/samples/run-sample';
import { listSampleCalls, type SampleCall } from '../lib/samples/sample-call';
import { findMismatches } from './support/find-mismatches';
import { createTestSandbox } from './support/sandbox/test-sandbox';

/** Fields whose values are others each time. Those of error records are the sandbox's moment and number. */
const volatile = new Set(['token']);
const volatileOfErrors = new Set(['trace', 'timestamp']);

type Step = { sample: CodeSample; calls: SampleCall[]; answers: CodeSample[]; fails: boolean };

/** An error record that a page shows as an answer says 405 in its title; others show the shape only. */
const isError = ({ meta }: CodeSample) =>
  readFenceAttribute(meta, 'schema') === 'ErrorRecord' &&
  readFenceAttribute(meta, 'title')?.startsWith('405');

const nameSample = ({ file, line }: CodeSample) => `${file}:${line}`;

/** Where a page shows the form of an error record, with an error that is nobody's. */
const formsOnly = ['content/api/errors.mdx'];
const isFormOnly = (name: string) => formsOnly.some((file) => name.startsWith(`${file}:`));

/** The samples of a page that run, each with the answers that the page shows for it. */
function listSteps(samples: CodeSample[]): Step[] {
  const runnable = samples
    .map((sample, index) => ({ sample, index, calls: listSampleCalls(sample) }))
    .filter(({ calls }) => calls.length > 0);
  return runnable.map(({ sample, index, calls }) => {
    const operations = calls.map(({ operation }) => operation);
    const next = runnable.find(
      (other) =>
        other.index > index && other.calls.some(({ operation }) => operations.includes(operation)),
    );
    const answers = samples
      .slice(index + 1, next?.index)
      .filter(({ meta }) => operations.includes(readFenceAttribute(meta, 'answer') ?? ''));
    // An error record answers the sample right before it, whatever that called.
    const following = runnable.find((other) => other.index > index)?.index;
    const errors = samples.slice(index + 1, following).filter(isError);
    return { sample, calls, answers: [...answers, ...errors], fails: errors.length > 0 };
  });
}

const files = ['content/docs', 'content/api'].flatMap((folder) => listFiles(folder, '.mdx'));
const samples = files.flatMap((file) => listCodeSamples(readText(file), file));
const pages = files
  .map((file) => ({ file, steps: listSteps(samples.filter((sample) => sample.file === file)) }))
  .filter(({ steps }) => steps.length > 0);

/** The operation's JSON answer, with what it was refused for; nothing for other types. */
async function readJson(response: Response): Promise<unknown> {
  return response.headers.get('content-type')?.startsWith('application/json')
    ? response.json()
    : undefined;
}

/** Runs the samples of a page in their order, and says where the page is not what the sandbox does. */
async function findFaults(steps: Step[]): Promise<string[]> {
  const sandbox = createTestSandbox();
  const { run, clearSession: logIn } = createSampleRunner((path, init) =>
    sandbox.fetch(new Request(`http://sandbox${path}`, init)),
  );
  const faults: string[] = [];
  for (const { sample, calls, answers, fails } of steps) {
    for (const call of calls) {
      const { response } = await run(call);
      const json = await readJson(response);
      // As the reader does, whom the next answer offers it.
      if (call.operation === 'invalidateToken') logIn();
      const place = `${sample.file}:${sample.line} ${call.method} ${call.path}`;
      if (fails === response.ok) {
        faults.push(`${place} answered ${response.status}: ${JSON.stringify(json)}`);
      }
      const shown = answers.filter(
        (answer) => isError(answer) || readFenceAttribute(answer.meta, 'answer') === call.operation,
      );
      for (const { line, text, meta } of shown) {
        const found = findMismatches(JSON.parse(text), json, {
          volatile: response.ok ? volatile : volatileOfErrors,
          isShortened: readFenceAttribute(meta, 'title')?.includes('shortened'),
        });
        faults.push(...found.map((fault) => `${sample.file}:${line}${fault}`));
      }
    }
  }
  return faults;
}

describe('the requests of the docs', () => {
  it.each(pages)('$file are answered by the sandbox as the page shows', async ({ steps }) => {
    expect((await findFaults(steps)).join('\n')).toBe('');
  });

  it('are all run, but for those that say norun', () => {
    const missing = samples
      .filter(({ language, text }) => language === 'http' || /^curl /m.test(text))
      .filter(
        (sample) => parseCodeMeta(sample.meta).isRunnable && listSampleCalls(sample).length === 0,
      );
    expect(missing.map(({ file, line }) => `${file}:${line}`)).toEqual([]);
  });

  it('and the answers that the pages show are all compared', () => {
    const compared = new Set(
      pages.flatMap(({ steps }) => steps.flatMap(({ answers }) => answers.map(nameSample))),
    );
    const shown = samples.filter(
      (sample) => isError(sample) || readFenceAttribute(sample.meta, 'answer') !== undefined,
    );
    const missing = shown.map(nameSample).filter((name) => !compared.has(name));
    expect(missing.filter((name) => !isFormOnly(name))).toEqual([]);
    expect(missing.filter(isFormOnly)).toHaveLength(formsOnly.length);
  });

  it('are run on all pages that have some', () => {
    const calls = pages.flatMap(({ steps }) => steps.flatMap((step) => step.calls));
    const answers = pages.flatMap(({ steps }) => steps.flatMap((step) => step.answers));
    console.log(
      `${calls.length} calls of ${pages.length} pages run in the sandbox, ${answers.length} shown answers compared`,
    );
    expect(calls.length).toBeGreaterThan(20);
    expect(answers.length).toBeGreaterThan(8);
  });
});
