import { describe, expect, it } from 'vitest';
import { parseCodeMeta } from '../lib/content/code-meta';
import { listFiles } from '../lib/files/project-files';
import {
  type CodeSample,
  listCodeSamples,
  readFenceAttribute,
} from '../lib/samples/list-code-samples';
import { listSampleCalls } from '../lib/samples/list-sample-calls';
import { createSampleRunner } from '../lib/samples/run-sample';
import type { SampleCall } from '../lib/samples/sample-call';
import { findMismatches } from './support/find-mismatches';
import { createTestSandbox } from './support/sandbox/test-sandbox';

/** Fields whose values differ between responses. */
const volatileFields = new Set(['token']);
const volatileErrorFields = new Set(['trace', 'timestamp']);

type Step = { sample: CodeSample; calls: SampleCall[]; responses: CodeSample[]; fails: boolean };

/** Error records whose title starts with 405 are responses of samples; others only show the format. */
const isError = ({ meta }: CodeSample) =>
  readFenceAttribute(meta, 'schema') === 'ErrorRecord' &&
  readFenceAttribute(meta, 'title')?.startsWith('405');

const formatLocation = ({ file, line }: CodeSample) => `${file}:${line}`;

/** Pages with one response that only shows a format and belongs to no sample. */
const formatOnlyPages = ['content/api/errors.mdx'];
const isFormatOnly = (location: string) =>
  formatOnlyPages.some((file) => location.startsWith(`${file}:`));

/** Returns the runnable samples of a page, each with the responses that the page shows for it. */
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
    const successes = samples
      .slice(index + 1, next?.index)
      .filter(({ meta }) => operations.includes(readFenceAttribute(meta, 'answer') ?? ''));
    // An error record belongs to the sample directly before it, whatever its operation.
    const following = runnable.find((other) => other.index > index)?.index;
    const errors = samples.slice(index + 1, following).filter(isError);
    return { sample, calls, responses: [...successes, ...errors], fails: errors.length > 0 };
  });
}

const files = ['content/docs', 'content/api'].flatMap((folder) => listFiles(folder, '.mdx'));
const samples = files.flatMap((file) => listCodeSamples(file));
const pages = files
  .map((file) => ({ file, steps: listSteps(samples.filter((sample) => sample.file === file)) }))
  .filter(({ steps }) => steps.length > 0);

/** Reads a JSON response, including error records. Returns `undefined` for other media types. */
async function readJson(response: Response): Promise<unknown> {
  return response.headers.get('content-type')?.startsWith('application/json')
    ? response.json()
    : undefined;
}

/** Runs the samples of a page in order. Returns a message for every difference between the page and the sandbox. */
async function findPageMismatches(steps: Step[]): Promise<string[]> {
  const sandbox = createTestSandbox();
  const { run, clearSession } = createSampleRunner((path, init) =>
    sandbox.fetch(new Request(`http://sandbox${path}`, init)),
  );
  const mismatches: string[] = [];
  for (const { sample, calls, responses, fails } of steps) {
    for (const call of calls) {
      const { response } = await run(call);
      const json = await readJson(response);
      // Like a reader, who can end the session with a button below the next response.
      if (call.operation === 'invalidateToken') clearSession();
      if (fails === response.ok) {
        mismatches.push(
          `${formatLocation(sample)} ${call.method} ${call.path}: expected ${fails ? 'an error' : 'success'}, found status ${response.status}: ${JSON.stringify(json)}`,
        );
      }
      const shown = responses.filter(
        (shownResponse) =>
          isError(shownResponse) ||
          readFenceAttribute(shownResponse.meta, 'answer') === call.operation,
      );
      for (const { line, text, meta } of shown) {
        const found = findMismatches(JSON.parse(text), json, {
          volatile: response.ok ? volatileFields : volatileErrorFields,
          isShortened: readFenceAttribute(meta, 'title')?.includes('shortened'),
        });
        mismatches.push(...found.map((mismatch) => `${sample.file}:${line}${mismatch}`));
      }
    }
  }
  return mismatches;
}

describe('the requests of the docs', () => {
  it.each(pages)('on $file return what the page shows', async ({ steps }) => {
    expect((await findPageMismatches(steps)).join('\n')).toBe('');
  });

  it('are all run except those marked norun', () => {
    const missing = samples
      .filter(({ language, text }) => language === 'http' || /^curl /m.test(text))
      .filter(
        (sample) => parseCodeMeta(sample.meta).isRunnable && listSampleCalls(sample).length === 0,
      );
    expect(missing.map(formatLocation)).toEqual([]);
  });

  it('are compared with all responses on the pages', () => {
    const compared = new Set(
      pages.flatMap(({ steps }) => steps.flatMap(({ responses }) => responses.map(formatLocation))),
    );
    const shown = samples.filter(
      (sample) => isError(sample) || readFenceAttribute(sample.meta, 'answer') !== undefined,
    );
    const missing = shown.map(formatLocation).filter((location) => !compared.has(location));
    expect(missing.filter((location) => !isFormatOnly(location))).toEqual([]);
    expect(missing.filter(isFormatOnly)).toHaveLength(formatOnlyPages.length);
  });

  it('are more than 20, with more than 8 responses', () => {
    const calls = pages.flatMap(({ steps }) => steps.flatMap((step) => step.calls));
    const responses = pages.flatMap(({ steps }) => steps.flatMap((step) => step.responses));
    console.log(
      `Ran ${calls.length} calls of ${pages.length} pages in the sandbox and compared ${responses.length} responses`,
    );
    expect(calls.length).toBeGreaterThan(20);
    expect(responses.length).toBeGreaterThan(8);
  });
});
