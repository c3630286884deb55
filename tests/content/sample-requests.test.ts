import { describe, expect, it } from 'vitest';
import { listCodeSamples } from '../../lib/calls/samples/list-code-samples';
import { listSampleCalls } from '../../lib/calls/samples/list-sample-calls';
import { createSampleRunner } from '../../lib/calls/samples/run-sample';
import { parseCodeMeta, readFenceAttribute } from '../../lib/content/code-meta';
import { listFiles } from '../../lib/kit/files/project-files';
import {
  findPageMismatches,
  formatLocation,
  isError,
  isWebhook,
  listPageSteps,
} from '../support/page-samples';
import { listProgramSamples } from '../support/program-samples';
import { createTestSandbox } from '../support/sandbox/test-sandbox';

/** Pages with one response that only shows a format and belongs to no sample. */
const formatOnlyPages = ['content/api/errors.mdx'];
const isFormatOnly = (location: string) =>
  formatOnlyPages.some((file) => location.startsWith(`${file}:`));

/** Pages whose samples are one story, from the first call to a cancelled or a booked visit. */
const stories = ['quick-start', 'example-api-calls', 'life-of-a-visit'].map(
  (name) => `content/docs/doctor-app/${name}.mdx`,
);

const files = ['content/docs', 'content/api'].flatMap((folder) => listFiles(folder, '.mdx'));
const samples = files.flatMap((file) => listCodeSamples(file));
const pages = files
  .map((file) => ({ file, steps: listPageSteps(samples.filter((sample) => sample.file === file)) }))
  .filter(({ steps }) => steps.length > 0);
const listStorySteps = (file: string) => pages.find((page) => page.file === file)?.steps ?? [];

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

  it('are compared with all responses and webhooks on the pages', () => {
    const compared = new Set(
      pages.flatMap(({ steps }) =>
        steps.flatMap(({ responses, webhooks }) => [...responses, ...webhooks].map(formatLocation)),
      ),
    );
    const shown = samples.filter(
      (sample) =>
        isError(sample) ||
        isWebhook(sample) ||
        readFenceAttribute(sample.meta, 'response') !== undefined,
    );
    const missing = shown.map(formatLocation).filter((location) => !compared.has(location));
    expect(missing.filter((location) => !isFormatOnly(location))).toEqual([]);
    expect(missing.filter(isFormatOnly)).toHaveLength(formatOnlyPages.length);
  });

  it('are also sent by the programs in the other tabs, whose button sends them', () => {
    const programs = files.flatMap(listProgramSamples);
    expect(programs.length).toBeGreaterThan(10);
    for (const { location, commandOperations, programOperations } of programs) {
      expect(commandOperations.length, location).toBeGreaterThan(0);
      expect(programOperations, location).toEqual(expect.arrayContaining(commandOperations));
    }
  });

  it.each(stories)(
    'of %s book a visit, and read it with the id that the booking returned',
    (file) => {
      const calls = listStorySteps(file).flatMap((step) => step.calls);
      const id = calls.find(({ captures }) => captures?.appointmentId)?.captures?.appointmentId;
      const last = calls.findLast(({ operation }) => operation === 'getAppointment');
      expect(id).toBeGreaterThan(0);
      expect(last?.url).toBe(`/appointments/${id}`);
    },
  );

  it('are more than 40, with more than 25 responses', () => {
    const calls = pages.flatMap(({ steps }) => steps.flatMap((step) => step.calls));
    const responses = pages.flatMap(({ steps }) => steps.flatMap((step) => step.responses));
    console.log(
      `Ran ${calls.length} calls of ${pages.length} pages in the sandbox and compared ${responses.length} responses`,
    );
    expect(calls.length).toBeGreaterThan(40);
    expect(responses.length).toBeGreaterThan(25);
  });
});

describe('a story', () => {
  const [, examples = '', visit = ''] = stories;

  it('can be run again in a used sandbox, with the ids of the new records', async () => {
    const sandbox = createTestSandbox();
    const { run } = createSampleRunner((path, init) =>
      sandbox.fetch(new Request(`http://sandbox${path}`, init)),
    );
    const calls = listStorySteps(visit).flatMap((step) => step.calls);
    const reads = calls.filter(({ operation }) => operation === 'getAppointment');
    for (const read of reads) expect((await run(read)).problem).toBe('not-created');
    const readPaths: string[] = [];
    for (const round of ['in a new sandbox', 'in a used sandbox']) {
      for (const call of calls) {
        const { response, problem, call: sent } = await run(call);
        expect(response.ok, `${call.method} ${call.url} ${round}`).toBe(true);
        expect(problem).toBeUndefined();
        if (call === reads.at(-1)) readPaths.push(sent.url);
      }
    }
    expect(new Set(readPaths).size).toBe(2);
  });

  const findMismatchesAfter = (file: string, pattern: RegExp, replacement: string) =>
    findPageMismatches(
      listPageSteps(
        samples
          .filter((sample) => sample.file === file)
          .map((sample) => ({ ...sample, text: sample.text.replace(pattern, replacement) })),
      ),
    );

  it('fails if a call sends an outdated revision', async () => {
    const mismatches = await findMismatchesAfter(
      examples,
      /"appointmentRevisionId": 3,(?=[^{}]*APPOINTMENT_SCHEDULED)/,
      '"appointmentRevisionId": 2,',
    );
    expect(mismatches.join('\n')).toContain('SANDBOX_REVISION_CONFLICT');
  });

  it('fails if a response shows another revision, status, or time', async () => {
    for (const [pattern, replacement] of [
      [/^( {2}"appointmentRevisionId": )\d/m, '$19'],
      [/^( {2}"status": )"REQUESTED"/m, '$1"PROPOSED"'],
      [/("scheduledTimestamp": "2027-03-)\d\d(?=[^{}]*"paymentStatus")/, '$131'],
    ] as const) {
      expect(await findMismatchesAfter(examples, pattern, replacement)).not.toEqual([]);
    }
  });

  it('fails if a webhook has another payload, or is not sent', async () => {
    expect(
      (
        await findMismatchesAfter(
          visit,
          /"reason": "STATUS_CHANGE"/,
          '"reason": "UPDATE_APPOINTMENT"',
        )
      ).join('\n'),
    ).toContain('webhook /reason');
  });
});
